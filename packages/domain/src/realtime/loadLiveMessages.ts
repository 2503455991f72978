import type * as messages from './liveMessages.ts'

type LiveMessages = typeof messages

let loading: Promise<LiveMessages> | undefined
let loaded: LiveMessages | undefined

/** Fetches what handles live messages, once, with the first line: a visitor has none. Again where that failed. */
export const loadLiveMessages = (): Promise<LiveMessages> => {
  loading ??= import('./liveMessages.ts').then(
    (live) => (loaded = live),
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/** The same, for a message that came over a line and therefore finds it there. */
export const liveMessages = (): LiveMessages | undefined => loaded
