import { createHash } from 'node:crypto'
import { withTop } from './pageTop.ts'

/** HTML, and the hash that the page's policy has to name for the style element in it. */
export interface StyledHtml {
  readonly html: string
  /** As a source of `style-src`; undefined where nothing is inline. */
  readonly styleHash?: string | undefined
}

const INLINED = 'text/inlined'
const STYLESHEET = /<link rel="stylesheet" crossorigin href="([^"]+)">/g

/**
 * Puts the text of a page's stylesheets into it, in their order: the first paint waits for no second answer. The links stay, so
 * that the app knows what is there and fetches none of it again, under a type that no browser fetches (`disabled` would not do:
 * Chromium's preload scanner does not look at it). A page one of whose stylesheets is not to be had keeps its links as they are.
 */
export const withInlineStyles = (html: string, textOf: (href: string) => string | undefined): StyledHtml => {
  const hrefs = Array.from(html.matchAll(STYLESHEET), ([, href = '']) => href)
  const texts = hrefs.map(textOf)
  const css = texts.join('')
  // What would end the element is no style that a build writes.
  if (css === '' || texts.includes(undefined) || css.includes('</')) return { html }
  const links = hrefs.map((href) => `<link rel="stylesheet" type="${INLINED}" href="${href}">`).join('')
  return {
    html: withTop(html.replaceAll(STYLESHEET, ''), `<style>${css}</style>`).replace('</head>', () => `${links}</head>`),
    styleHash: `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  }
}
