import { randomUUID } from 'node:crypto'
import { countCases, seedsOf } from '@lagoon/testing/cases'
import { seeded } from '@lagoon/testing/seeded'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import { reconcile } from '../../src/ledger/reconcile/reconcile.ts'
import { actOn } from '../../src/modules/operator/reviews/act.ts'
import { pollDue, sendDue } from '../../src/payouts/polling/worker.ts'
import type { Services } from '../../src/services.ts'
import { dyingServices } from '../support/dyingServices.ts'
import { harborParty, harborPayouts, startHarborBank, unavailable, type HarborBank } from '../support/harborPayouts.ts'
import { inParallel } from '../support/inParallel.ts'
import { hurry, payoutServices, turns, withdrawalNow } from '../support/payoutServices.ts'
import { newPlayer } from '../support/players.ts'
import { scratchDatabase, type Scratch } from '../support/postgres.ts'
import { AMOUNT, newWithdrawal, prizeTokens, step } from '../support/withdrawals.ts'

const FUNDS = 20_000n
const never = Number.POSITIVE_INFINITY

let scratch: Scratch
let database: Database
let bank: HarborBank
/** Withdrawals whose first answer is lost after Harbor has paid. */
const unanswered = new Set<string>()

beforeAll(async () => {
  scratch = await scratchDatabase()
  database = await scratch.open()
  bank = await startHarborBank()
  bank.after = (path, attemptId, response) => {
    const withdrawalId = bank.books.get(attemptId)?.withdrawalId ?? ''
    return path === '/send' && unanswered.delete(withdrawalId) && unavailable(response)
  }
})
afterAll(async () => {
  await database?.close()
  await bank?.stop()
  await scratch?.drop()
})

/** Harbor under a name of its own: what one withdrawal of the test sends, no other one does. */
const laneOf = (lane: number, protocol = harborPayouts): Services =>
  payoutServices(database, harborParty(bank.party.origin, `harbor-${lane}`), protocol)
const partyOf = (of: Services): string => of.config.payouts[0]?.id ?? ''

/** A withdrawal in review at the provider of a lane. */
const inReview = async (of: Services): Promise<{ id: string; playerId: string }> => {
  const playerId = await newPlayer(database.kysely, { PRIZE: FUNDS })
  const id = await newWithdrawal(database.kysely, playerId, partyOf(of))
  await step(database.kysely, id, { kind: 'TAKEN', source: 'DESK', actor: 'Ines', subject: '1' })
  return { id, playerId }
}

/** A withdrawal from its approval to its end. */
const walk = async (of: Services, id: string): Promise<void> => {
  await actOn(of, { do: 'approve', id, reviewer: 'Ines' })
  for (let turn = 0; turn < 3; turn += 1) {
    await hurry(database.kysely, id)
    await sendDue(of, partyOf(of))
    await pollDue(of, partyOf(of), new AbortController().signal)
  }
}

const paymentsOf = (id: string): number => [...bank.books.values()].filter(({ withdrawalId }) => withdrawalId === id).length

interface Found {
  readonly payments: number
  readonly state: string
  readonly balance: bigint
  readonly held: bigint
  readonly hasDied: boolean
}
const paidOnce = { payments: 1, state: 'PAID', balance: FUNDS - AMOUNT, held: 0n, hasDied: true }

/** Ends the process of a payout at a point, and goes on with another one. */
const endAndGoOn = async (of: Services, endsAt: number, random: () => number): Promise<Found> => {
  const { id, playerId } = await inReview(of)
  if (random() < 0.4) unanswered.add(id)
  const dying = dyingServices(of, endsAt)
  await walk(dying.services, id).catch(() => undefined)
  // Who got no answer approves again; what was approved is refused to them.
  await actOn(of, { do: 'approve', id, reviewer: 'Ines' })
  await turns(of, id, 6)
  const { row } = await withdrawalNow(database.kysely, id)
  return { payments: paymentsOf(id), state: row.state, ...(await prizeTokens(database.kysely, playerId)), hasDied: dying.hasDied() }
}

/** How many points a payout has at which its process can end. */
const countPoints = async (): Promise<number> => {
  const of = laneOf(0)
  const counting = dyingServices(of, never)
  await walk(counting.services, (await inReview(of)).id)
  return counting.points()
}

describe('a process that ends between approval and payout', () => {
  it('S3 at 200 random points, statements and calls undone from there on as a kill undoes them, pays once in 200 of 200, and forgets none', async (context) => {
    countCases(context, 200)
    const points = await countPoints()
    expect(points).toBeGreaterThan(40)
    const wrong: object[] = []
    const at = new Set<number>()
    await inParallel(6, seedsOf(200), async (seed, lane) => {
      const random = seeded(seed)
      const endsAt = 1 + Math.floor(random() * points)
      at.add(endsAt)
      const found = await endAndGoOn(laneOf(lane), endsAt, random)
      if (JSON.stringify(found, String) !== JSON.stringify(paidOnce, String)) wrong.push({ endsAt, ...found })
    })
    expect(wrong).toEqual([])
    expect(at.size).toBeGreaterThan(points / 2)
    expect(await reconcile(database.kysely)).toEqual([])
  })

  it('S3 canary: sent under a key that was not written down, it is paid twice and noticed', async () => {
    const careless = {
      ...harborPayouts,
      send: ((party, order, signal) =>
        harborPayouts.send(party, { ...order, attemptId: randomUUID() }, signal)) as typeof harborPayouts.send,
    }
    const of = laneOf(0, careless)
    const { id } = await inReview(of)
    await actOn(of, { do: 'approve', id, reviewer: 'Ines' })
    unanswered.add(id)
    await turns(of, id, 6)
    expect(paymentsOf(id)).toBe(2)
  })
})
