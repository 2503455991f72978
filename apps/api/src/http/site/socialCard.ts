import { attribute } from './page.ts'

/** What social networks and messengers show of a link to a page. */
export interface SocialCard {
  readonly title: string
  readonly description: string
  /** The whole address of the page. */
  readonly address: string
  readonly image: { readonly address: string; readonly alt: string; readonly width: number; readonly height: number }
}

/** Tags of Open Graph (https://ogp.me) and of Twitter, which takes the rest from those. */
export const socialTags = ({ title, description, address, image }: SocialCard): string => {
  const open = {
    'og:title': title,
    'og:description': description,
    'og:type': 'website',
    'og:url': address,
    'og:image': image.address,
    'og:image:type': 'image/png',
    'og:image:width': String(image.width),
    'og:image:height': String(image.height),
    'og:image:alt': image.alt,
  }
  const tags = Object.entries(open).map(([property, content]) => `<meta property="${property}" content="${attribute(content)}">`)
  return [...tags, '<meta name="twitter:card" content="summary_large_image">'].join('')
}

const OWN = /<meta\s+property="og:[^"]*"\s+content="[^"]*"\s*\/?>\s*/g

/** The page with these tags in place of the ones that it was built with. */
export const withSocialCard = (html: string, card: SocialCard): string =>
  html.replaceAll(OWN, '').replace('</head>', () => `${socialTags(card)}</head>`)
