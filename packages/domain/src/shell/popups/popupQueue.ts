import type { Popup, PopupKind } from './popup.state.ts'

/** Waiting popups, the shown one first. */
export type PopupQueue = readonly Popup[]

/** Adds a popup at the end. One of a kind stands in the queue: a second one brings the first up to date, where it stands. */
export const enqueue = (queue: PopupQueue, popup: Popup): PopupQueue =>
  queue.some(({ kind }) => kind === popup.kind) ? queue.map((other) => (other.kind === popup.kind ? popup : other)) : [...queue, popup]

/** Takes out the popup that was decided, and no other, wherever it stands. */
export const settle = (queue: PopupQueue, kind: PopupKind): PopupQueue => queue.filter((popup) => popup.kind !== kind)
