const LOST = /dynamically imported module|Importing a module script failed|Unable to preload CSS|error loading/i
const known = new WeakSet<object>()

/** True for the error of a piece of the app that could not be fetched, or came as something else (§8). */
export const isLostPiece = (error: unknown): boolean => error instanceof Error && (known.has(error) || LOST.test(error.message))

/** True for a stylesheet that did not arrive: there is none, or, in Chromium, one that may not be read although it is our own. */
const isLostStyle = ({ sheet }: HTMLLinkElement): boolean => {
  try {
    return sheet?.cssRules === undefined
  } catch {
    return true
  }
}

/**
 * True where a stylesheet that the page came with is lost. Scripts start after them, so none is still on its way. One with a
 * type names styles that came inside the page.
 */
const lacksStyles = (): boolean => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([type])')].some(isLostStyle)

/** Without a connection every piece is lost, which the offline notice says; a reload would only lead to the browser's own page. */
export const onceOnline = (run: () => void): void => {
  if (navigator.onLine) run()
  else window.addEventListener('online', run, { once: true })
}

/** Hears of every piece that is lost, whoever asked for it: routes, parts of the shell, libraries, stylesheets. */
export const watchLostPieces = (listener: () => void): void => {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    known.add(payload)
    onceOnline(listener)
  })
  if (lacksStyles()) listener()
}
