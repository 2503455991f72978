import type { Ports } from '../ports/ports.ts'

/** Time that moves only when told to; due work runs in the order of its time, each step followed by its promises. */
export const controlledClock = () => {
  let time = 0
  let order = 0
  const due: { at: number; order: number; run: () => void }[] = []
  const settle = async () => {
    for (let turn = 0; turn < 40; turn += 1) await Promise.resolve()
  }
  return {
    clock: {
      now: () => time,
      after(ms: number, run: () => void) {
        const task = { at: time + ms, order: (order += 1), run }
        due.push(task)
        return () => {
          const index = due.indexOf(task)
          if (index >= 0) due.splice(index, 1)
        }
      },
    },
    /** Lets `ms` pass. */
    async pass(ms: number): Promise<void> {
      const end = time + ms
      await settle()
      for (;;) {
        due.sort((a, b) => a.at - b.at || a.order - b.order)
        const next = due[0]
        if (next === undefined || next.at > end) break
        due.shift()
        time = next.at
        next.run()
        await settle()
      }
      time = end
      await settle()
    },
  }
}

export interface Asked {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly variables: Readonly<Record<string, unknown>>
  readonly at: number
}

export interface Reply {
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** How the other side answers: a reply, or nothing at all. `afterMs` is how long the answer takes. */
export type Server = (asked: Asked) => { readonly afterMs: number; readonly reply: Reply | 'broken' }

/** One profile of a browser with any number of tabs: they share storage, locks and broadcast. */
export const controlledBrowser = (server: Server) => {
  const { clock, pass } = controlledClock()
  const texts = new Map<string, string>()
  const tabs: { storage: Set<(key: string | undefined) => void>; broadcast: Set<(text: string) => void> }[] = []
  const queues = new Map<string, Promise<unknown>>()
  const asked: Asked[] = []
  const online = new Set<() => void>()
  const state = { isOnline: true }
  let ids = 0

  const openTab = (): Ports => {
    const tab = { storage: new Set<(key: string | undefined) => void>(), broadcast: new Set<(text: string) => void>() }
    tabs.push(tab)
    const others = () => tabs.filter((other) => other !== tab)
    const tellOthers = (key: string | undefined) =>
      clock.after(1, () => {
        for (const other of others()) for (const listener of other.storage) listener(key)
      })
    return {
      kept: {
        read: (key) => texts.get(key),
        write(key, text) {
          texts.set(key, text)
          tellOthers(key)
        },
        remove(key) {
          if (texts.delete(key)) tellOthers(key)
        },
        keys: () => [...texts.keys()],
        listen(listener) {
          tab.storage.add(listener)
          return () => tab.storage.delete(listener)
        },
      },
      locks: {
        withLock(name, timeoutMs, run) {
          const inFront = queues.get(name)
          // Nobody in front: nothing to wait for, and no timer.
          const turn =
            inFront &&
            new Promise<void>((resolve) => {
              const callOff = clock.after(timeoutMs, resolve)
              void inFront.then(() => {
                callOff()
                resolve()
              })
            })
          const mine = (turn ?? Promise.resolve()).then(run)
          queues.set(
            name,
            mine.catch(() => undefined),
          )
          return mine
        },
      },
      broadcast: {
        post: (text) =>
          clock.after(1, () => {
            for (const other of others()) for (const listener of other.broadcast) listener(text)
          }),
        listen(listener) {
          tab.broadcast.add(listener)
          return () => tab.broadcast.delete(listener)
        },
      },
      clock,
      network: {
        fetch(url, request) {
          if (request.signal?.aborted) return Promise.reject(new DOMException('called off', 'AbortError'))
          const body = JSON.parse(String(request.body)) as { variables?: Record<string, unknown> }
          const call: Asked = {
            path: new URL(url).pathname.replace('/graphql/', ''),
            headers: Object.fromEntries(new Headers(request.headers)),
            variables: body.variables ?? {},
            at: clock.now(),
          }
          asked.push(call)
          return new Promise((resolve, reject) => {
            const abort = () => reject(new DOMException('called off', 'AbortError'))
            request.signal?.addEventListener('abort', abort)
            const answer: ReturnType<Server> = state.isOnline ? server(call) : { afterMs: 1, reply: 'broken' }
            clock.after(answer.afterMs, () => {
              if (answer.reply === 'broken') reject(new TypeError('Failed to fetch'))
              else
                resolve(
                  new Response(typeof answer.reply.body === 'string' ? answer.reply.body : JSON.stringify(answer.reply.body), {
                    status: answer.reply.status,
                    headers: answer.reply.headers ?? {},
                  }),
                )
            })
          })
        },
        onOnline(listener) {
          online.add(listener)
          return () => online.delete(listener)
        },
      },
      answers: { take: () => undefined },
      newId: () => `session-key-${(ids += 1)}`,
    }
  }

  return {
    openTab,
    pass,
    asked,
    texts,
    clearStorage() {
      texts.clear()
      for (const tab of tabs) for (const listener of tab.storage) listener(undefined)
    },
    goOffline: () => {
      state.isOnline = false
    },
    goOnline() {
      state.isOnline = true
      for (const listener of online) listener()
    },
  }
}
