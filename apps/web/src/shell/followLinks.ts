/** An anchor's address when the app itself can go there by this click; undefined where the browser is to do as ever. */
const addressOf = (event: MouseEvent): string | undefined => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const anchor = event.target instanceof Element ? event.target.closest('a') : null
  if (anchor === null || anchor.hasAttribute('download') || !['', '_self'].includes(anchor.target)) return undefined
  const { origin, pathname, search, hash, protocol } = anchor
  if (origin !== window.location.origin || !protocol.startsWith('http')) return undefined
  // A place on the page that is open: the browser finds it, with its focus.
  const isHere = pathname === window.location.pathname && search === window.location.search
  return isHere && hash !== '' ? undefined : pathname + search + hash
}

/** Lets every plain anchor of ours lead on without a reload, whoever drew it. Answers the end of it. */
export const followLinks = (go: (address: string) => void): (() => void) => {
  const onClick = (event: MouseEvent) => {
    const address = addressOf(event)
    if (address === undefined) return
    event.preventDefault()
    go(address)
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}
