import { FRAME_MAX_HEIGHT, type PaymentFrameMessage } from '@lagoon/contract/wire/paymentFrame/paymentFrame'
import { metaOf } from '../../client/ask.ts'

/** Says something to the page around the frame, and to no other page that may have put it in one. */
export const say = (message: PaymentFrameMessage): void => {
  if (window.parent !== window) window.parent.postMessage(message, metaOf('platform-origin'))
}

/** Tells the page around how tall this one is, now and whenever that changes; gives the way to stop. */
export const sayHeight = (root: HTMLElement): (() => void) => {
  const watcher = new ResizeObserver(() => say({ type: 'resize', height: Math.min(root.offsetHeight, FRAME_MAX_HEIGHT) }))
  watcher.observe(root)
  return () => watcher.disconnect()
}
