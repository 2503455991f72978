import { parseUrl } from '@lagoon/contract/text/parseUrl'

/**
 * Leaves the app for a provider's own page. An address that is none of the web leads nowhere. `onBack` is for a page that the browser
 * kept whole and brings back as it was left.
 */
export const leaveFor = (url: string, onBack: () => void): void => {
  if (!/^https?:$/.test(parseUrl(url)?.protocol ?? '')) return
  window.addEventListener('pageshow', ({ persisted }) => persisted && onBack(), { once: true })
  window.location.assign(url)
}
