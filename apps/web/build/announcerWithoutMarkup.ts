import type { Plugin } from 'vite'

const emptied = ".innerHTML = ''"

/** React Aria's announcer, emptying its live region without a text that becomes markup. */
export const withoutMarkup = (code: string): string => {
  if (!code.includes(emptied)) throw new Error('React Aria empties its live region in another way now: see whether this is still needed.')
  return code.replaceAll(emptied, '.replaceChildren()')
}

/** Trusted Types refuse the empty text that React Aria's announcer writes as markup: the first digit of a date ended the page. */
export const announcerWithoutMarkup = (): Plugin => ({
  name: 'lagoon:announcer-without-markup',
  apply: 'build',
  enforce: 'pre',
  transform: { filter: { id: /react-aria\/dist\/private\/live-announcer\/LiveAnnouncer\.mjs$/ }, handler: withoutMarkup },
})
