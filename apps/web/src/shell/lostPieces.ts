const LOST = /dynamically imported module|Importing a module script failed|Unable to preload CSS|error loading/i
const known = new WeakSet<object>()

/** True for the error of a piece of the app that could not be fetched, or came as something else (§8). */
export const isLostPiece = (error: unknown): boolean => error instanceof Error && (known.has(error) || LOST.test(error.message))

/** Hears of every piece that is lost, whoever asked for it: routes, parts of the shell, libraries, stylesheets. */
export const watchLostPieces = (listener: () => void): void => {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    known.add(payload)
    listener()
  })
}
