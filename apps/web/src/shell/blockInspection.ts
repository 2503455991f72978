const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable)

/**
 * Blocks F12 and the context menu (§1), nothing else. It protects nothing: every browser has other ways to its tools. Text
 * fields keep their menu where it comes by touch or by keyboard. Answers the end of it.
 */
export const blockInspection = (): (() => void) => {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'F12') event.preventDefault()
  }
  const onContextMenu = (event: MouseEvent) => {
    const byMouse = event instanceof PointerEvent ? event.pointerType === 'mouse' : event.button === 2
    if (byMouse || !takesText(event.target)) event.preventDefault()
  }
  document.addEventListener('keydown', onKeyDown)
  document.addEventListener('contextmenu', onContextMenu)
  return () => {
    document.removeEventListener('keydown', onKeyDown)
    document.removeEventListener('contextmenu', onContextMenu)
  }
}
