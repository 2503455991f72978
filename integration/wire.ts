import { connect, createServer, type Socket } from 'node:net'
import type { Clock } from '@lagoon/domain/ports/ports'

/**
 * A wire between client and server that can be cut, again and again, that can stay down: then it hangs up on whoever calls, and
 * that can swallow what is sent, as a phone's does when it leaves the network: nobody hangs up.
 */
export const openWire = async (address: string) => {
  const ends = new Set<Socket>()
  const attempts: number[] = []
  let isDown = false
  const { hostname, port } = new URL(address)
  const server = createServer((near) => {
    attempts.push(performance.now())
    if (isDown) return near.destroy()
    const far = connect(Number(port), hostname)
    for (const end of [near, far]) {
      ends.add(end)
      end.on('error', () => undefined)
      end.on('close', () => {
        ends.delete(end)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far).pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const listening = server.address()
  const cut = () => {
    for (const end of ends) end.destroy()
  }
  return {
    /** Where clients find the server through this wire. */
    host: `127.0.0.1:${typeof listening === 'object' && listening !== null ? listening.port : 0}`,
    /** When somebody called, on the clock of `performance`. */
    attempts,
    cut,
    /** From now on nothing passes on the connections that stand, in either direction; new ones pass. */
    swallow: () => {
      for (const end of ends) end.unpipe().resume()
    },
    goDown: () => {
      isDown = true
      cut()
    },
    comeUp: () => {
      isDown = false
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** The clock of this machine, as the domain wants it. */
export const realClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
