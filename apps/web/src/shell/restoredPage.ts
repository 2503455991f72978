interface Restored {
  readonly page: Pick<Window, 'addEventListener' | 'document' | 'location'>
  /** Of the session that stands in storage; undefined without one. */
  readonly sessionKey: () => string | undefined
}

/**
 * A page that the browser kept whole, and brings back by Back or Forward, never saw what happened meanwhile: whoever logged out
 * would find their page again. A browser draws it before it says that it is back, so every page leaves invisible (its scroll
 * position stays); brought back it shows itself, or starts anew where the session is not the one that it left with. What the
 * page's own memory says does not count: WebKit may tell it of the log-out first, and it has not drawn that yet.
 */
export const watchRestoredPage = ({ page, sessionKey }: Restored): void => {
  let left: string | undefined
  page.addEventListener('pagehide', () => {
    left = sessionKey()
    page.document.body.style.visibility = 'hidden'
  })
  page.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    if (sessionKey() !== left) page.location.reload()
    else page.document.body.style.visibility = ''
  })
}
