import { ORIGIN_PLACE } from '@lagoon/contract/http/http'
import { brand, socialProfiles } from '@lagoon/ui/brand'
import type { Plugin } from 'vite'

/** What search engines are told of the operator (§1): a block of the page, whose origin the server knows. */
export const organization = (): Plugin => ({
  name: 'lagoon:organization',
  transformIndexHtml: (html) => {
    const facts = {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: brand.name,
      url: ORIGIN_PLACE,
      logo: `${ORIGIN_PLACE}/icon.svg`,
      sameAs: socialProfiles,
    }
    // No "<" of a name may end the block.
    const text = JSON.stringify(facts).replaceAll('<', '\\u003c')
    return html.replace('<!--organization-->', () => `<script type="application/ld+json">${text}</script>`)
  },
})
