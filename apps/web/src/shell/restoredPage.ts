interface Restored {
  readonly page: Pick<Window, 'addEventListener' | 'document' | 'location'>
  /** True where the page still shows a session that is over, or another player's. */
  readonly isOutdated: () => boolean
}

/**
 * A page that the browser kept whole, and brings back by Back or Forward, never saw what happened meanwhile: whoever logged out
 * would find their page again. A browser draws it before it says that it is back, so every page leaves invisible (its scroll
 * position stays); brought back it shows itself, or starts anew where its session is over.
 */
export const watchRestoredPage = ({ page, isOutdated }: Restored): void => {
  page.addEventListener('pagehide', () => {
    page.document.body.style.visibility = 'hidden'
  })
  page.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    if (isOutdated()) page.location.reload()
    else page.document.body.style.visibility = ''
  })
}
