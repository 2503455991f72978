const floating = ['listbox', 'menu', 'dialog', 'alertdialog'].map((role) => `[role="${role}"]`).join(',')

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** What floats and is not on its way out. */
const openParts = () => [...document.querySelectorAll(floating)].filter((part) => !part.closest('[data-exiting]'))

/** React Aria hides a popover by inline styles until it has measured where it goes. */
const isUnplaced = (popover: HTMLElement) => popover.dataset.placement === undefined || popover.style.opacity === '0'

const isMoving = () =>
  document.querySelector('[data-entering],[data-exiting]') !== null ||
  [...document.querySelectorAll<HTMLElement>('[data-trigger]')].some(isUnplaced)

/** A click of a play function leaves its pointer where it pressed; whether React Aria still calls that hovered is a matter of luck. */
const leaveEverything = () => {
  for (const element of document.querySelectorAll('[data-hovered]'))
    element.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerType: 'mouse', relatedTarget: document.body }))
}

const untilPlaced = async () => {
  const end = performance.now() + 10_000
  await nextFrame()
  await nextFrame()
  while (isMoving()) {
    if (performance.now() > end) throw new Error('No picture: something is still entering, leaving or without a place after ten seconds.')
    await nextFrame()
  }
}

const decodeImages = () => Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))

/**
 * Waits until nothing on the page changes by itself any more. What the play function left open has to be open still: a list that
 * closes between the two would be in one picture and not in the next.
 */
export const untilSettled = async () => {
  const opened = openParts()
  await document.fonts.ready
  leaveEverything()
  await untilPlaced()
  // A lazy picture below the fold would come at a moment of its own.
  for (const image of document.images) image.loading = 'eager'
  await decodeImages()
  if (openParts().length < opened.length) throw new Error('No picture: what the play function left open has closed by itself.')
}
