const BASE = 'https://lagoon.invalid'

/**
 * Where a log-in leads on to: path, query and hash of a page of ours, or undefined. `isKnownRoute` says whether a pathname
 * belongs to a route; an address on another origin, with another scheme or of an unknown page is dropped.
 */
export const returnAddress = (text: string | null, isKnownRoute: (pathname: string) => boolean): string | undefined => {
  if (text === null || !text.startsWith('/') || text.startsWith('//') || text.includes('\\') || /\s/.test(text)) return undefined
  if (!URL.canParse(text, BASE)) return undefined
  const { origin, pathname, search, hash } = new URL(text, BASE)
  return origin === BASE && !pathname.startsWith('//') && isKnownRoute(pathname) ? pathname + search + hash : undefined
}
