import { setTimeout as wait } from 'node:timers/promises'
import { createDomain } from '@lagoon/domain/assembly/domain'
import type { Ports } from '@lagoon/domain/ports/ports'
import { decodeMessage } from '@lagoon/domain/realtime/decode'
import { createRealtime } from '@lagoon/domain/realtime/realtime'
import { openStompLine } from '@lagoon/domain/realtime/stompLine'
import { casesOf, countCases } from '@lagoon/testing/cases'
import { balancesAtom } from '@lagoon/domain/wallet/balances/balances.atoms'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quantile, timed } from '../apps/api/bench/measure.ts'
import { confirmedPlayer, eventually, logIn } from '../apps/api/test/support/accounts.ts'
import { startNode, type TestNode } from '../apps/api/test/support/node.ts'
import { listen } from '../apps/api/test/support/stomp.ts'
import { openWire, realClock } from './wire.ts'
import { grant } from '../apps/api/src/ledger/grant.ts'

const DROPS = casesOf(50, 12)

/** How long the line may wait before it tries again, in milliseconds. */
const PAUSE_MS = 500

let node: TestNode
/**
 * What a bare client takes that waits as long and then connects, in milliseconds: on a machine at rest, just over `PAUSE_MS`. Run at the
 * same time, in the same process, it meets the same load as the line, which may take twice as long: one second on a machine at rest.
 */
const bareReturn = async (accessToken: string): Promise<number> => {
  const start = performance.now()
  await wait(PAUSE_MS)
  const bare = await listen(node.address, accessToken)
  const took = performance.now() - start
  await bare.stop()
  return took
}
/** What it takes from now until `isBack`, in milliseconds. */
const timeUntil = (isBack: () => boolean): Promise<number> => timed(() => eventually(() => isBack() || undefined))

beforeAll(async () => {
  node = await startNode()
})
afterAll(() => node?.app.stop())

describe('D1 the line is cut', () => {
  it(
    `D1 ${DROPS} times: back within a second, and every message arrives once, also those sent before the first connection and in the gaps`,
    { timeout: DROPS * 3_000 + 20_000 },
    async (context) => {
      countCases(context, DROPS)
      const account = await confirmedPlayer(node)
      const { accessToken, player } = await logIn(node, account.email)
      const wire = await openWire(node.address)
      const kept = { sessionKey: 'g', accessToken, refreshToken: 'unused' }
      const realtime = createRealtime({
        url: `ws://${wire.host}/stomp`,
        ports: { clock: realClock },
        session: { read: () => kept, refresh: () => Promise.resolve({ kind: 'pointless' }) },
        loadLine: () => Promise.resolve(openStompLine),
        decode: decodeMessage,
      })
      const heard: string[] = []
      let lives = 0
      realtime.listen((event) => {
        // Beside them the player is told of the welcome grant, before the line stands or after.
        if (event.kind === 'message' && event.message.topic === 'gameSession') heard.push(event.message.id)
        else if (event.kind === 'status' && event.status === 'live') lives += 1
      })
      const sent: string[] = []
      const say = (id: string) => {
        sent.push(id)
        return node.app.services.hub.publish(player.id, { id, topic: 'gameSession', gameSessionId: 'g', state: 'ENDED' })
      }
      await say('before the first connection')
      realtime.start()
      await eventually(() => (lives === 1 ? true : undefined))
      const times: number[] = []
      const bareTimes: number[] = []
      for (let drop = 1; drop <= DROPS; drop += 1) {
        await say(`just before cut ${drop}`)
        wire.cut()
        const isBack = timeUntil(() => lives === drop + 1)
        const isBareBack = bareReturn(accessToken)
        await say(`in gap ${drop}`)
        times.push(await isBack)
        bareTimes.push(await isBareBack)
      }
      await eventually(() => (heard.length >= sent.length ? true : undefined))
      await say('at last')
      await eventually(() => (heard.length >= sent.length ? true : undefined))
      realtime.stop()
      await wire.close()
      expect(heard).toEqual(sent)
      expect(quantile(times, 0.95)).toBeLessThanOrEqual(2 * quantile(bareTimes, 0.95))
    },
  )
})

describe('D1 the line leads nowhere any more', () => {
  it('D1 a dead line is given up when its ticks are missing, without the farewell of a server that is gone', async () => {
    const account = await confirmedPlayer(node)
    const { accessToken } = await logIn(node, account.email)
    const wire = await openWire(node.address)
    let ticksAreMissing = () => {}
    const realtime = createRealtime({
      url: `ws://${wire.host}/stomp`,
      // The silence of 55 s is over when the test says so; all else takes its real time.
      ports: { clock: { now: () => Date.now(), after: (_ms, run) => ((ticksAreMissing = run), () => undefined) } },
      session: {
        read: () => ({ sessionKey: 'g', accessToken, refreshToken: 'unused' }),
        refresh: () => Promise.resolve({ kind: 'pointless' }),
      },
      loadLine: () => Promise.resolve(openStompLine),
      decode: decodeMessage,
    })
    const statuses: string[] = []
    realtime.listen((event) => void (event.kind === 'status' && statuses.push(event.status)))
    realtime.start()
    await eventually(() => (statuses.length === 1 ? true : undefined))
    wire.swallow()
    ticksAreMissing()
    const [took, bare] = await Promise.all([timeUntil(() => statuses.length === 3), bareReturn(accessToken)])
    realtime.stop()
    wire.cut()
    await wire.close()
    expect(statuses.slice(0, 3)).toEqual(['live', 'reconnecting', 'live'])
    expect(took).toBeLessThanOrEqual(2 * bare)
  })
})

/** A browser with one tab, made of this process; what was answered is written down. */
const portsOf = (answered: string[]): Ports => {
  const texts = new Map<string, string>()
  const stop = () => undefined
  return {
    kept: {
      read: (key) => texts.get(key),
      write: (key, text) => void texts.set(key, text),
      remove: (key) => void texts.delete(key),
      keys: () => [...texts.keys()],
      listen: () => stop,
    },
    locks: { withLock: (_name, _ms, run) => run() },
    broadcast: { post: stop, listen: () => stop },
    clock: realClock,
    network: {
      async fetch(url, request) {
        const answer = await fetch(url, request)
        answered.push(new URL(url).pathname.replace('/graphql/', ''))
        return answer
      },
      onOnline: () => stop,
    },
    answers: { take: () => undefined },
    newId: () => crypto.randomUUID(),
  }
}

describe('D2 the server is away', () => {
  const SECONDS = casesOf(60)

  it(`D2 for ${SECONDS} s: the line is back within a second, and what changed meanwhile is asked for once`, async () => {
    const account = await confirmedPlayer(node)
    const { player, ...tokens } = await logIn(node, account.email)
    const wire = await openWire(node.address)
    const answered: string[] = []
    const domain = createDomain({
      ports: portsOf(answered),
      origin: `http://${wire.host}`,
      toasts: { show: () => undefined },
      loadLine: () => Promise.resolve(openStompLine),
      page: { address: () => '/', goTo: () => undefined, fetchAhead: () => undefined, reload: () => undefined },
    })
    domain.session.begin(tokens)
    let lives = 0
    const heard: string[] = []
    domain.realtime.listen((event) => {
      if (event.kind === 'message') heard.push(event.message.id)
      else if (event.status === 'live') lives += 1
    })
    const gameTokens = () => domain.store.get(balancesAtom)?.tokens.GAME
    domain.realtime.start()
    const before = await eventually(gameTokens)

    wire.goDown()
    const down = wire.attempts.length
    answered.length = 0
    await grant(node.app.services.database.kysely, { playerId: player.id, kind: 'GAME', minor: 700n, key: 'while-away' })
    await wait(SECONDS * 1_000)
    const attempts = wire.attempts.slice(down)
    expect(attempts.length).toBeGreaterThan(0)
    expect(attempts.length).toBeLessThanOrEqual(2 * SECONDS + 1)
    // One more than the two: when an attempt arrives late, the next one seems to come too early. The count over all holds the two.
    expect(Math.max(...attempts.map((from) => attempts.filter((at) => at >= from && at < from + 1_000).length))).toBeLessThanOrEqual(3)
    expect(lives).toBe(1)

    wire.comeUp()
    const [took, bare] = await Promise.all([timeUntil(() => lives === 2), bareReturn(tokens.accessToken)])
    expect(took).toBeLessThanOrEqual(2 * bare)
    await eventually(() => (gameTokens() === before + 700n ? true : undefined))
    // The message that tells the balances can overtake the answer to the question.
    await eventually(() => (answered.includes('wallet/balances') ? true : undefined))
    const message = { id: 'after', topic: 'gameSession', gameSessionId: 'g', state: 'ENDED' } as const
    await node.app.services.hub.publish(player.id, message)
    await eventually(() => (heard.includes('after') ? true : undefined))
    expect(heard.filter((id) => id === 'after')).toHaveLength(1)
    // Answers are counted, not questions: a message can tell the first balances while the first question is still on its way into the cut.
    expect(answered.filter((path) => path === 'wallet/balances')).toHaveLength(1)
    domain.realtime.stop()
    wire.cut()
    await wire.close()
  })
})
