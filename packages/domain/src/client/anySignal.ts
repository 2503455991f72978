/** `AbortSignal.any` of two signals, for browsers that do not have it yet too. */
export const anySignal = (one: AbortSignal, other: AbortSignal): AbortSignal => {
  if ('any' in AbortSignal) return AbortSignal.any([one, other])
  const either = new AbortController()
  for (const signal of [one, other]) {
    const abort = () => either.abort(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true, signal: either.signal })
  }
  return either.signal
}
