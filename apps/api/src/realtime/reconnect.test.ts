import { connect, createServer, type Socket } from 'node:net'
import { createRealtime } from '@lagoon/domain/realtime/realtime'
import { openStompLine } from '@lagoon/domain/realtime/stompLine'
import type { PlayerMessage } from '@lagoon/domain/realtime/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmedPlayer, eventually, logIn } from '../../test/support/accounts.ts'
import { startNode, type TestNode } from '../../test/support/node.ts'

const DROPS = Number(process.env['DROPS'] ?? 12)

let node: TestNode
beforeAll(async () => {
  node = await startNode()
})
afterAll(() => node?.app.stop())

/** A wire between client and server that can be cut, again and again. */
const openWire = async () => {
  const ends = new Set<Socket>()
  const { hostname, port } = new URL(node.address)
  const server = createServer((near) => {
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
  const address = server.address()
  return {
    url: `ws://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/stomp`,
    cut: () => {
      for (const end of ends) end.destroy()
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

const clock = {
  now: () => Date.now(),
  after(ms: number, run: () => void) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

describe('D1 the line is cut', () => {
  it(`D1 ${DROPS} times: back within a second, and every later message arrives once`, { timeout: DROPS * 3_000 + 20_000 }, async () => {
    const account = await confirmedPlayer(node)
    const { accessToken, player } = await logIn(node, account.email)
    const wire = await openWire()
    const kept = { generation: 'g', accessToken, refreshToken: 'unused' }
    const realtime = createRealtime({
      url: wire.url,
      ports: { clock },
      session: { read: () => kept, refresh: () => Promise.resolve({ kind: 'pointless' }) },
      loadLine: () => Promise.resolve(openStompLine),
    })
    const heard: string[] = []
    let lives = 0
    realtime.listen((event) => {
      if (event.kind === 'message') heard.push(event.message.id)
      else if (event.status === 'live') lives += 1
    })
    realtime.start()
    await eventually(() => (lives === 1 ? true : undefined))
    const times: number[] = []
    for (let drop = 1; drop <= DROPS; drop += 1) {
      const start = performance.now()
      wire.cut()
      await eventually(() => (lives === drop + 1 ? true : undefined))
      times.push(performance.now() - start)
    }
    const ids = Array.from({ length: DROPS }, (_, index) => `m${index}`)
    const message = (id: string): PlayerMessage => ({ id, topic: 'gameSession', gameSessionId: 'g', state: 'ENDED' })
    for (const id of [...ids, ...ids.slice(-10)]) await node.app.services.hub.publish(player.id, message(id))
    await eventually(() => (heard.length >= ids.length ? true : undefined))
    realtime.stop()
    await wire.close()
    expect(heard).toEqual(ids)
    const p95 = times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Infinity
    expect(p95).toBeLessThanOrEqual(1_000)
  })
})
