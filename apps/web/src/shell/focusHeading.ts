/** How long a page may take until its heading stands: its data may still be on their way. */
const PATIENCE_MS = 5_000

/**
 * Puts the focus on the heading of the page that has just been opened, so that it is told, and the keyboard goes on from there;
 * again where the heading is drawn anew. Leaves the focus alone once it was put elsewhere, or somebody is on the way there: the
 * Tab key passes the page as a whole, too. Answers the end of it.
 */
export const focusHeading = (): (() => void) => {
  const left = document.activeElement
  const look = () => {
    const { activeElement, body } = document
    if (activeElement !== left && activeElement !== body) return
    const heading = document.querySelector<HTMLElement>('main h1, header h1')
    if (heading === null) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  const changes = new MutationObserver(look)
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') end()
  }
  const end = () => {
    changes.disconnect()
    clearTimeout(timer)
    document.removeEventListener('keydown', onKey, true)
  }
  const timer = setTimeout(end, PATIENCE_MS)
  look()
  changes.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('keydown', onKey, true)
  return end
}
