import type { Plugin } from 'vite'

const FIRST_VIEW_FONT = /-first-view-[^/]*\.woff2$/

/** Names the fonts of the first view at the top of the page: found by their style sheet alone, they would come after the scripts. */
export const fontsFirst = (): Plugin => ({
  name: 'lagoon:fonts-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const links = Object.keys(bundle)
        .filter((file) => FIRST_VIEW_FONT.test(file))
        .toSorted()
        .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
      return html.replace(/(<meta charset="utf-8"[^>]*>)/, (charset) => charset + links.join(''))
    },
  },
})
