export interface ToastText {
  readonly tone: 'error' | 'success' | 'info'
  readonly title: string
  /** One line each, under the title: the field errors of §8. */
  readonly lines?: readonly string[]
}

/** Where words to the player go; the region in the shell shows the same words once at a time (§8). */
export interface Toasts {
  show(toast: ToastText): void
}
