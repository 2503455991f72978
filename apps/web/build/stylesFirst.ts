import type { Plugin } from 'vite'

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/g

/** Names the stylesheets before the scripts: the first paint waits for them alone, and a browser asks in the order it reads. */
export const stylesFirst = (): Plugin => ({
  name: 'lagoon:styles-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const links = html.match(STYLESHEET) ?? []
      return html.replace(STYLESHEET, '').replace(/(<meta charset="utf-8"[^>]*>)/, (charset) => charset + links.join(''))
    },
  },
})
