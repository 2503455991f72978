import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { STOMP_PATH } from '@lagoon/contract/http/http'
import { PLAYER_DESTINATION } from '@lagoon/contract/messages/destinations'
import type { PlayerMessage } from '@lagoon/contract/messages/playerMessage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmedPlayer, eventually, logIn } from '../../test/support/accounts.ts'
import { ORIGIN, startNode, type TestNode } from '../../test/support/node.ts'
import WebSocket from 'ws'
import { connectFrame, frame, listen, raw, socketAddress } from '../../test/support/stomp.ts'
import { mostSockets, openRealtimeEndpoint, type RealtimeEndpoint } from './endpoint.ts'

let node: TestNode
beforeAll(async () => {
  node = await startNode()
})
afterAll(() => node?.app.stop())

const hello = (id: string): PlayerMessage => ({ id, topic: 'gameSession', gameSessionId: 'g', state: 'ENDED' })
/** What came of it on a line; the balances that a player is told at first may still come too. */
const helloIn = ({ messages }: { readonly messages: readonly { readonly body: string }[] }) =>
  messages.map(({ body }) => JSON.parse(body) as PlayerMessage).filter(({ topic }) => topic === 'gameSession')
const player = async () => {
  const account = await confirmedPlayer(node)
  return { ...account, ...(await logIn(node, account.email)) }
}

/** Whether one socket more than a player may have is refused. Leaves none open. */
const isBoundForPlayer = async ({ accessToken }: { readonly accessToken: string }): Promise<boolean> => {
  const open = await Promise.all(Array.from({ length: mostSockets.perPlayer }, () => listen(node.address, accessToken)))
  const refusal = await listen(node.address, accessToken).then(
    (oneMore) => void open.push(oneMore),
    (error: unknown) => String(error),
  )
  await Promise.all(open.map((socket) => socket.stop()))
  return refusal?.includes('too many connections') ?? false
}

/** The same for an address. */
const isBoundForAddress = async (): Promise<boolean> => {
  const sockets = Array.from({ length: mostSockets.perAddress }, () => new WebSocket(socketAddress(node.address), ['v12.stomp']))
  await Promise.all(sockets.map((socket) => once(socket, 'open')))
  const oneMore = new WebSocket(socketAddress(node.address), ['v12.stomp'])
  const isRefused = await once(oneMore, 'open').then(
    () => false,
    (error: unknown) => String(error).includes('429'),
  )
  const closed = Promise.all([...sockets, ...(isRefused ? [] : [oneMore])].map((socket) => once(socket, 'close')))
  for (const socket of [...sockets, oneMore]) socket.close()
  await closed
  return isRefused
}

describe('how many sockets there are', () => {
  it('M4 is bounded for a player, and nobody else waits', async () => {
    const [ada, bo] = [await player(), await player()]
    expect(await isBoundForPlayer(ada)).toBe(true)
    const open = await Promise.all(Array.from({ length: mostSockets.perPlayer }, () => listen(node.address, ada.accessToken)))
    const other = await listen(node.address, bo.accessToken)
    await open[0]?.stop()
    await eventually(() =>
      listen(node.address, ada.accessToken).then(
        (again) => (open.push(again), true),
        () => undefined,
      ),
    )
    await Promise.all([...open, other].map((socket) => socket.stop()))
  })

  it('M4 is bounded for an address', async () => {
    expect(await isBoundForAddress()).toBe(true)
  })

  it('M4 canary: limits that let one socket more in, for a player and for an address, are noticed', async () => {
    const { server, services } = node.app
    const ours = server.listeners('upgrade')
    server.removeAllListeners('upgrade')
    const planted = openRealtimeEndpoint(server, services, {
      perAddress: mostSockets.perAddress + 1,
      perPlayer: mostSockets.perPlayer + 1,
    })
    try {
      expect([await isBoundForPlayer(await player()), await isBoundForAddress()]).toEqual([false, false])
    } finally {
      planted.close()
      server.removeAllListeners('upgrade')
      for (const listener of ours) server.on('upgrade', listener as () => void)
    }
  })
})

it('M4 the many addresses of one network have as many sockets as one address', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { services } = node.app
  const behindProxy = { ...services, config: { ...services.config, trustProxy: true } }
  const endpoint = openRealtimeEndpoint(server, behindProxy, { perAddress: 1, perPlayer: 1 })
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const from = async (ip: string): Promise<string> => {
    const socket = new WebSocket(socketAddress(address), ['v12.stomp'], { headers: { 'x-forwarded-for': ip } })
    return once(socket, 'open').then(() => 'open', String)
  }
  try {
    expect(await from('2001:db8:0:1::1')).toBe('open')
    expect(await from('2001:db8:0:1::2')).toContain('429')
    expect(await from('2001:db8:0:2::1')).toBe('open')
  } finally {
    endpoint.close()
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
})

/** Asks for a socket without speaking WebSocket any further: what happens to the connection next is up to the test. */
const askForUpgrade = async (server: Server, path: string, origin = ORIGIN): Promise<{ socket: Socket; status: string }> => {
  const { port } = server.address() as AddressInfo
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => undefined)
  socket.write(
    [
      `GET ${path} HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      `Origin: ${origin}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      '\r\n',
    ].join('\r\n'),
  )
  const [answer] = (await once(socket, 'data')) as [Buffer]
  return { socket, status: answer.toString().split('\r\n')[0] ?? '' }
}

describe('a socket that is refused', () => {
  let server: Server
  let endpoint: RealtimeEndpoint
  const broke: unknown[] = []
  const note = (error: unknown): void => void broke.push(error)
  beforeAll(async () => {
    server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    endpoint = openRealtimeEndpoint(server, node.app.services, { perAddress: 0, perPlayer: 0 })
    process.on('uncaughtException', note)
  })
  afterAll(async () => {
    process.off('uncaughtException', note)
    endpoint.close()
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })

  it.each([
    ['404 Not Found', '/other', ORIGIN],
    ['403 Forbidden', STOMP_PATH, 'http://evil.test'],
    ['429 Too Many Requests', STOMP_PATH, ORIGIN],
  ])('with %s may be reset by its client, and the node goes on', async (refusal, path, origin) => {
    const { socket, status } = await askForUpgrade(server, path, origin)
    expect(status).toBe(`HTTP/1.1 ${refusal}`)
    socket.resetAndDestroy()
    await wait(50)
    expect(broke).toEqual([])
  })

  it('does not stay open for a client that goes on sending', async () => {
    const { socket } = await askForUpgrade(server, '/other')
    const sending = setInterval(() => socket.write('more'), 10)
    // Not `once`: the write that finds the other side gone is an error first.
    const closed = new Promise((resolve) => socket.once('close', () => resolve(true)))
    const isClosed = await Promise.race([closed, wait(2_000, false)])
    clearInterval(sending)
    socket.destroy()
    expect(isClosed).toBe(true)
  })

  it('may be reset while the node takes no more', async () => {
    endpoint.takeNoMore()
    const { socket, status } = await askForUpgrade(server, STOMP_PATH)
    expect(status).toBe('HTTP/1.1 503 Service Unavailable')
    socket.resetAndDestroy()
    await wait(50)
    expect(broke).toEqual([])
  })
})

describe('a player’s socket', () => {
  it('D7 hears its own events, and nobody else’s', async () => {
    const [ada, bo] = [await player(), await player()]
    const [toAda, toBo] = [await listen(node.address, ada.accessToken), await listen(node.address, bo.accessToken)]
    expect(toAda.serverHeartbeat).toBe('0,20000')
    await node.app.services.hub.publish(ada.player.id, hello('for Ada: ünïcode'))
    await node.app.services.hub.publish(bo.player.id, hello('for Bo'))
    await eventually(() => (helloIn(toAda).length + helloIn(toBo).length === 2 ? true : undefined))
    expect(helloIn(toAda)).toEqual([hello('for Ada: ünïcode')])
    expect(helloIn(toBo)).toEqual([hello('for Bo')])
    await Promise.all([toAda.stop(), toBo.stop()])
  })

  it('D7 hears what it was told while it had no connection, no further back, and only its own', async () => {
    const [ada, bo] = [await player(), await player()]
    const { hub } = node.app.services
    await hub.publish(ada.player.id, hello('before the page was opened'))
    await wait(300)
    await hub.publish(ada.player.id, hello('while it loaded'))
    await hub.publish(bo.player.id, hello('for Bo'))
    const late = await listen(node.address, ada.accessToken, 200)
    await hub.publish(ada.player.id, hello('live'))
    await eventually(() => (helloIn(late).length >= 2 ? true : undefined))
    expect(helloIn(late)).toEqual([hello('while it loaded'), hello('live')])
    const odd = await Promise.all([-1, NaN, Infinity].map((missed) => listen(node.address, ada.accessToken, missed)))
    expect(odd.flatMap(helloIn)).toEqual([])
    await Promise.all([late, ...odd].map((socket) => socket.stop()))
  })

  it('D7 closes within a second of the log-out, and of a log-in elsewhere after saying why', async () => {
    const ada = await player()
    const socket = await listen(node.address, ada.accessToken)
    const start = performance.now()
    await node.call('Logout', { accessToken: ada.accessToken, refreshToken: ada.refreshToken })
    expect((await socket.closed).at - start).toBeLessThan(1_000)
    expect(helloIn(socket)).toEqual([])

    const { accessToken } = await logIn(node, ada.email)
    const other = await listen(node.address, accessToken)
    const again = await logIn(node, ada.email, true)
    expect((await other.closed).code).toBe(1000)
    // What else a new player is told, such as the welcome tokens, may still be on its way; this comes last.
    const { body = '{}' } = other.messages.at(-1) ?? {}
    expect(JSON.parse(body)).toMatchObject({ topic: 'loggedOut', reason: 'other-device' })
    await expect(listen(node.address, accessToken)).rejects.toThrow('authentication failed')
    await (await listen(node.address, again.accessToken)).stop()
  })

  it('D7 closes at a log-out for each of its tokens, where they are of two sessions', async () => {
    const [ada, bo] = [await player(), await player()]
    const sockets = [await listen(node.address, ada.accessToken), await listen(node.address, bo.accessToken)]
    const start = performance.now()
    await node.call('Logout', { accessToken: ada.accessToken, refreshToken: bo.refreshToken })
    for (const { closed } of sockets) expect((await closed).at - start).toBeLessThan(1_000)
  })

  it('D5 is cut when its token is over', async () => {
    const shortLived = await startNode({ accessTokenSeconds: 2 })
    try {
      const account = await confirmedPlayer(shortLived)
      const { accessToken } = await logIn(shortLived, account.email)
      const { received, code, ms } = await raw(shortLived.address, [connectFrame(accessToken)])
      expect(received).toContain('CONNECTED')
      expect(received).toContain('authentication failed')
      expect(code).toBe(1008)
      expect(ms).toBeLessThan(3_500)
    } finally {
      await shortLived.app.stop()
    }
  })
})

describe.concurrent('refused', () => {
  it('D7 is a page of another origin, and another address', async () => {
    const { accessToken } = await player()
    expect((await raw(node.address, [connectFrame(accessToken)], { origin: 'http://evil.test' })).code).toBe(403)
    expect((await raw(node.address, [connectFrame(accessToken)], { path: '/other' })).code).toBe(404)
  })

  it.each([
    ['no token', frame('CONNECT', { 'accept-version': '1.2' }), 'authentication failed'],
    ['a token from elsewhere', connectFrame('a.b.c'), 'authentication failed'],
    ['another version', frame('CONNECT', { 'accept-version': '1.0,1.1' }), 'STOMP 1.2 only'],
    ['a subscription first', frame('SUBSCRIBE', { id: '1', destination: PLAYER_DESTINATION }), 'CONNECT first'],
  ])('is %s', async (_what, sent, message) => {
    const { received, code } = await raw(node.address, [sent])
    expect([code, received.split('\n')[0]]).toEqual([1008, 'ERROR'])
    expect(received).toContain(message)
  })

  it('D7 is every destination but the two there are, and sending to them', async () => {
    const [ada, bo] = [await player(), await player()]
    const foreign = [`/user/${bo.player.id}/queue/events`, '/queue/events', '/topic/*', `${PLAYER_DESTINATION}/../${bo.player.id}`]
    for (const destination of foreign) {
      const onceConnected = [frame('SUBSCRIBE', { id: '1', destination })]
      const { received, code } = await raw(node.address, [connectFrame(ada.accessToken)], { onceConnected })
      expect([destination, code, received.includes('message:no such destination')]).toEqual([destination, 1008, true])
    }
    const onceConnected = [frame('SEND', { destination: PLAYER_DESTINATION }, '{}')]
    const sent = await raw(node.address, [connectFrame(ada.accessToken)], { onceConnected })
    expect(sent.received).toContain('message:SEND is not taken here')
  })

  it('D7 is a frame over 64 KiB, in one piece or in many, and more than 32 subscriptions', async () => {
    const { accessToken } = await player()
    expect((await raw(node.address, [`SEND\ndestination:/x\n\n${'x'.repeat(66_000)}`])).code).toBe(1009)
    expect(
      (
        await raw(
          node.address,
          Array.from({ length: 20 }, () => 'x'.repeat(4_000)),
        )
      ).code,
    ).toBe(1008)
    const onceConnected = Array.from({ length: 33 }, (_, id) => frame('SUBSCRIBE', { id: String(id), destination: PLAYER_DESTINATION }))
    const many = await raw(node.address, [connectFrame(accessToken)], { onceConnected })
    expect(many.received).toContain('message:too many subscriptions')
  })

  it('is a client that connects and says nothing for five seconds', async () => {
    const { received, code, ms } = await raw(node.address, [])
    expect(code).toBe(1008)
    expect(received).toContain('CONNECT did not come in time')
    expect(ms).toBeGreaterThan(4_500)
    expect(ms).toBeLessThan(7_000)
  })
})
