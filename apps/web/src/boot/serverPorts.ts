import type { Ports } from '@lagoon/domain/ports/ports'

const nothing = () => undefined

/** Ports of a page that is rendered once and not lived in: nothing stored, nothing sent, no time. */
export const serverPorts: Omit<Ports, 'answers'> = {
  kept: { read: nothing, write: nothing, remove: nothing, keys: () => [], listen: () => nothing },
  locks: { withLock: (_name, _timeoutMs, run) => run() },
  broadcast: { post: nothing, listen: () => nothing },
  clock: { now: () => 0, after: () => nothing },
  network: {
    fetch: () => Promise.reject(new Error('nothing is sent while a page is rendered')),
    onOnline: () => nothing,
  },
  newId: () => 'none',
}
