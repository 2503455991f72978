interface Restored {
  readonly page: Pick<Window, 'addEventListener' | 'document' | 'location'>
  /** True where the page still shows a session that is over, or another player's. */
  readonly isOutdated: () => boolean
}

/**
 * A page that the browser kept whole, and brings back by Back or Forward, never saw what happened meanwhile: whoever logged out
 * would find their page again. Then nothing of it is shown, and it starts anew.
 */
export const watchRestoredPage = ({ page, isOutdated }: Restored): void =>
  page.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !isOutdated()) return
    page.document.body.hidden = true
    page.location.reload()
  })
