export const tones = ['info', 'success', 'error'] as const

export interface ToastMessage {
  tone: (typeof tones)[number]
  /** One sentence: what happened. */
  title: string
  /** What it is made of, line by line: the fields that were refused. */
  lines?: readonly string[]
}

/** What shows the messages once it is fetched (ToastRegion). */
export interface ToastHost {
  show(message: ToastMessage): void
  clear(): void
}

/** What makes two messages the same for the player: their words. */
export const wordsOf = (message: ToastMessage): string => [message.title, ...(message.lines ?? [])].join('\n')

/** A queue of its own; the app has one, `toasts`. */
export const makeToasts = () => {
  let host: ToastHost | undefined
  let waiting: readonly ToastMessage[] = []
  const listeners = new Set<() => void>()

  return {
    /** Shows a message for 15 s, top center. The same words are shown once at a time. Before the region is there it waits. */
    show(message: ToastMessage): void {
      if (host) return host.show(message)
      if (waiting.some((other) => wordsOf(other) === wordsOf(message))) return
      waiting = [...waiting, message]
      for (const listener of listeners) listener()
    },
    /** Takes every message away, also those that wait. */
    clear(): void {
      waiting = []
      host?.clear()
    },
    /** Says when a message waits and the region is not fetched yet, so that it is fetched only then. Returns its end. */
    onNeeded(listener: () => void): () => void {
      listeners.add(listener)
      if (waiting.length > 0) listener()
      return () => listeners.delete(listener)
    },
    /** Gives the messages a place, once and for good; the region's module calls it. */
    attach(next: ToastHost): void {
      host = next
      for (const message of waiting) next.show(message)
      waiting = []
    },
  }
}

/** The one queue of the app. Knows no React and no component, so any port may call it. */
export const toasts = makeToasts()
