/** A press that ends somewhere else than it began has no click to wait for. */
const WITHOUT_CLICK_MS = 300

let isPressing = false
let ending: ReturnType<typeof setTimeout> | undefined
const waiting = new Set<() => void>()

const end = () => {
  isPressing = false
  for (const act of waiting) act()
  waiting.clear()
}
const endIn = (ms: number) => {
  clearTimeout(ending)
  ending = setTimeout(end, ms)
}
const begin = () => {
  clearTimeout(ending)
  isPressing = true
}

const listen = (act: () => void, ...types: readonly string[]) => {
  for (const type of types) window.addEventListener(type, act, true)
}
if (typeof window !== 'undefined') {
  // A finger lifts before the focus moves: what the browser then makes of it as a mouse counts as a press too.
  listen(begin, 'pointerdown', 'mousedown')
  listen(() => endIn(WITHOUT_CLICK_MS), 'pointerup', 'pointercancel', 'mouseup')
  listen(() => endIn(0), 'click')
  listen(end, 'keydown')
}

/**
 * Acts at once; while something on the page is being pressed, once the press has done its work. What grows in between moves a button
 * away from under the pointer, and its click is lost.
 */
export const afterPress = (act: () => void): void => {
  if (isPressing) waiting.add(act)
  else act()
}
