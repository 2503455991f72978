import type { Page } from 'playwright'

/** One file or answer that a page asked for over HTTP. */
export interface Fetched {
  readonly url: string
  /** As the browser calls it: `Document`, `Script`, `Stylesheet`, `Font`, `Image`, `Fetch` … */
  readonly type: string
  /** What went over the wire, head and body, in bytes; 0 until it has arrived. */
  readonly bytes: number
  /** The addresses that had to arrive one after the other before this one could be asked for, itself last. */
  readonly chain: readonly string[]
}

interface Stack {
  readonly callFrames: readonly { readonly url: string }[]
  readonly parent?: Stack | undefined
}
const filesOf = (stack: Stack | undefined): readonly string[] =>
  stack === undefined ? [] : [...stack.callFrames.map(({ url }) => url), ...filesOf(stack.parent)]

/**
 * Writes down what a page fetches from now on; call it before `page.goto`, and the answer for what was seen so far. Sockets
 * and `data:` addresses do not count. A request hangs on the deepest of the files that asked for it: the one that the
 * parser was in, or any whose code stands in the call stack (Chrome DevTools Protocol, Network.Initiator).
 */
export const recordTraffic = async (page: Page): Promise<() => readonly Fetched[]> => {
  const session = await page.context().newCDPSession(page)
  const chains = new Map<string, readonly string[]>()
  const seen = new Map<string, Fetched>()
  session.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request: { url }, initiator, redirectResponse }) => {
    if (!url.startsWith('http')) return
    const askedBy = [initiator.url, redirectResponse?.url, ...filesOf(initiator.stack)]
    const before = askedBy.map((file) => chains.get(file ?? '') ?? []).reduce((a, b) => (b.length > a.length ? b : a), [])
    const chain = [...before, url]
    if (!chains.has(url)) chains.set(url, chain)
    seen.set(redirectResponse ? `${requestId} ${url}` : requestId, { url, type, bytes: 0, chain })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const found = seen.get(requestId)
    if (found) seen.set(requestId, { ...found, bytes: encodedDataLength })
  })
  await session.send('Network.enable')
  return () => [...seen.values()]
}

/** What all files of one type took on the wire, in bytes. */
export const bytesOf = (traffic: readonly Fetched[], type: string): number =>
  traffic.filter((fetched) => fetched.type === type).reduce((sum, { bytes }) => sum + bytes, 0)

/** The longest chain of files that wait for one another. */
export const longestChain = (traffic: readonly Fetched[]): readonly string[] =>
  traffic.map(({ chain }) => chain).reduce((a, b) => (b.length > a.length ? b : a), [])
