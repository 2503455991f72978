/** The most pages that are kept. */
const MOST_PAGES = 500

/** Puts a page behind all others, as the one that was asked for last; beyond 500 the first goes. Whoever makes addresses up only pushes out what nobody asked for lately. */
export const keepPage = <Key, Value>(pages: Map<Key, Value>, key: Key, page: Value): void => {
  pages.delete(key)
  pages.set(key, page)
  for (const first of pages.keys()) {
    if (pages.size <= MOST_PAGES) return
    pages.delete(first)
  }
}
