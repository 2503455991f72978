interface Arrival {
  /** Path and query. */
  readonly address: string
  readonly hasAnchor: boolean
}

/** What takes the focus when the player arrives at a page, or at a place on it, from the address `before`; undefined before the first page. */
export const arrivalFocus = (before: string | undefined, { address, hasAnchor }: Arrival): 'anchor' | 'heading' | 'nothing' => {
  // The first page is told by the browser.
  if (before === undefined) return 'nothing'
  if (hasAnchor) return 'anchor'
  return before === address ? 'nothing' : 'heading'
}

/** Puts the focus on the place that an address names, so that the keyboard goes on from there. */
export const focusAnchor = (anchor: Pick<HTMLElement, 'tabIndex' | 'focus'>): void => {
  // A section takes no focus otherwise; what the Tab key reaches keeps its place in that order.
  if (anchor.tabIndex < 0) anchor.tabIndex = -1
  anchor.focus({ preventScroll: true })
}
