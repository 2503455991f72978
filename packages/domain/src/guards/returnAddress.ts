import { parseUrl } from '@lagoon/contract/text/parseUrl'

const BASE = 'https://lagoon.invalid'

/**
 * Where a log-in leads on to: path, query and hash of a page of ours, or undefined. `isKnownRoute` says whether a pathname
 * belongs to a route; an address on another origin, with another scheme or of an unknown page is dropped.
 */
export const returnAddress = (text: string | null, isKnownRoute: (pathname: string) => boolean): string | undefined => {
  if (text === null || !text.startsWith('/') || text.startsWith('//') || text.includes('\\') || /\s/.test(text)) return undefined
  const parsed = parseUrl(text, BASE)
  if (parsed === undefined) return undefined
  const { origin, pathname, search, hash } = parsed
  return origin === BASE && !pathname.startsWith('//') && isKnownRoute(pathname) ? pathname + search + hash : undefined
}
