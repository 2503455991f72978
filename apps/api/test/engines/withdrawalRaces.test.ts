import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import { reconcile } from '../../src/ledger/reconcile/reconcile.ts'
import { bet } from '../../src/ledger/rounds.ts'
import { retried } from '../../src/kernel/retry.ts'
import { cancelWithdrawal } from '../../src/modules/withdrawal/cancel.ts'
import { requestWithdrawal } from '../../src/modules/withdrawal/request.ts'
import { advance } from '../../src/payouts/engine/advance.ts'
import { Problem } from '../../src/problem.ts'
import { localBus, openHub } from '../../src/realtime/hub.ts'
import { seedWithdrawals } from '../../src/seed/seedWithdrawals.ts'
import type { Services } from '../../src/services.ts'
import { makeWinner, startPaymaster } from '../support/paymaster.ts'
import { fillCatalog, newGameSession, newPlayer, PROVIDER } from '../support/players.ts'
import { plant } from '../support/plant.ts'
import { scratchDatabase, type Scratch } from '../support/postgres.ts'
import { testServices } from '../support/services.ts'

const WON = 100_000n
const paymaster = startPaymaster()
let scratch: Scratch
beforeAll(async () => {
  scratch = await scratchDatabase()
  const database = await scratch.open()
  await fillCatalog(database.kysely)
  await seedWithdrawals(database.kysely)
  await database.close()
})
afterAll(() => scratch?.drop())

const servicesOver = async (database: Database): Promise<Services> => {
  const services = testServices(database, await openHub(localBus))
  return {
    ...services,
    config: { ...services.config, payouts: [paymaster.party] },
    protocols: { ...services.protocols, payouts: { paymaster: paymaster.protocol } },
  }
}

/** Somebody with that many prize tokens that were won, and an account at Skrill that waits for nothing. */
const winner = async ({ database: { kysely } }: Services, won = WON): Promise<{ playerId: string; accountId: string }> => {
  const playerId = await newPlayer(kysely, { GAME: 1n })
  await makeWinner(kysely, playerId, { won })
  const { id: accountId } = await kysely
    .insertInto('payout_account')
    .values({
      player_id: playerId,
      way: 'SKRILL',
      party: paymaster.party.id,
      destination: JSON.stringify({ kind: 'ACCOUNT_ID', id: 'ada_pays' }),
      label: 'Skrill ada_pays',
      fingerprint: playerId,
      usable_from: new Date(0),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { playerId, accountId }
}

/** False where it was refused; anything else is thrown. */
const isDone = async (act: () => Promise<unknown>): Promise<boolean> => {
  try {
    await act()
    return true
  } catch (error) {
    if (error instanceof Problem && error.body.status < 500 && error.body.status !== 429) return false
    throw error
  }
}

const ask = (
  services: Services,
  { playerId, accountId }: { playerId: string; accountId: string },
  amount: bigint,
  intentKey: string = randomUUID(),
) =>
  isDone(() =>
    requestWithdrawal(
      services,
      { playerId, intentKey },
      { amount: String(amount), accountId, expected: { currency: 'USD', minor: String(amount - 100n) } },
    ),
  )
const times = <T>(count: number, act: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)))
const count = (done: readonly boolean[]): number => done.filter(Boolean).length
/** The limit on calls is not what is raced for. */
const lift = ({ database: { kysely } }: Services) =>
  sql`CREATE OR REPLACE FUNCTION take_throttle(p_bucket text, p_limit integer, p_window_seconds integer)
  RETURNS integer LANGUAGE sql AS 'SELECT 0'`.execute(kysely)

interface Figures {
  readonly available: bigint
  readonly held: bigint
  readonly asked: bigint
}
const figuresOf = async ({ database: { kysely } }: Services, playerId: string): Promise<Figures> => {
  const { rows } = await sql<Figures>`SELECT
      coalesce(sum(balance) FILTER (WHERE owner = 'PLAYER'), 0)::bigint AS available,
      coalesce(sum(balance) FILTER (WHERE owner = 'HELD'), 0)::bigint AS held,
      (SELECT coalesce(sum(amount), 0)::bigint FROM withdrawal WHERE player_id = ${playerId} AND state = 'REQUESTED') AS asked
    FROM account WHERE player_id = ${playerId} AND kind = 'PRIZE'`.execute(kysely)
  return rows[0] ?? { available: 0n, held: 0n, asked: 0n }
}

/** How many of those who ask at once are given what there is once. */
const races = {
  'the whole balance × 20 at once': async (services: Services) => {
    const player = await winner(services, WON + 50n)
    return count(await times(20, () => ask(services, player, WON)))
  },
  'one submission × 50 at once': async (services: Services) => {
    const player = await winner(services)
    const key = randomUUID()
    await times(50, () => ask(services, player, 5_000n, key))
    return Number((await figuresOf(services, player.playerId)).held / 5_000n)
  },
  'what the limit of a day leaves × 20 at once': async (services: Services) => {
    const player = await winner(services, 2_000_000n)
    await services.database.kysely.updateTable('withdrawal_terms').set({ day_limit: 150_000n }).where('state', '=', '').execute()
    return count(await times(20, () => ask(services, player, 100_000n)))
  },
} as const
type Race = keyof typeof races

/** Runs something on a copy of the database, into which a bug may be planted before. */
const onCopy = async <T>(
  work: (services: Services) => Promise<T>,
  plantBug: (database: Database) => Promise<unknown> = async () => undefined,
) => {
  const copy = await scratch.copy()
  try {
    const database = await copy.open({ connections: 32 })
    const services = await servicesOver(database)
    await lift(services)
    await plantBug(database)
    const found = await work(services)
    await database.close()
    return found
  } finally {
    await copy.drop()
  }
}

describe('what can be withdrawn once is held once', () => {
  it.each(Object.keys(races) as Race[])('%s', async (race) => {
    expect(await onCopy(races[race])).toBe(1)
  })

  it('50 parts of a balance at once are held as far as it goes, and never beyond', async () => {
    await onCopy(async (services) => {
      const player = await winner(services, 52_000n)
      expect(count(await times(50, () => ask(services, player, 5_000n)))).toBe(10)
      expect(await figuresOf(services, player.playerId)).toEqual({ available: 2_000n, held: 50_000n, asked: 50_000n })
      expect(await reconcile(services.database.kysely)).toEqual([])
    })
  })

  it('bets and withdrawals of the same tokens at once never take them twice', async () => {
    await onCopy(async (services) => {
      const { kysely } = services.database
      for (let round = 0; round < 5; round += 1) {
        const player = await winner(services, 20_000n)
        const sessionId = await newGameSession(kysely, player.playerId, 'PRIZE')
        const bets = times(40, async (index) => {
          const gameplayId = `${player.playerId}:${index}`
          const placed = await bet(kysely, { providerId: PROVIDER, sessionId, gameplayId, transactionId: gameplayId, minor: 1_000n })
          return placed.ok
        })
        const asked = times(10, () => ask(services, player, 5_000n))
        const [played, withdrawn] = [count(await bets), count(await asked)]
        const { available, held } = await figuresOf(services, player.playerId)
        expect(held).toBe(BigInt(withdrawn) * 5_000n)
        expect(available).toBe(20_000n - BigInt(played) * 1_000n - held)
        expect(available >= 0n).toBe(true)
      }
      expect(await reconcile(kysely)).toEqual([])
    })
  })

  it('a player who cancels against a reviewer who takes it, 100 times: one of them does', async () => {
    await onCopy(async (services) => {
      const { kysely } = services.database
      const player = await winner(services, 500_000n)
      const winners = { player: 0, reviewer: 0 }
      for (let round = 0; round < 100; round += 1) {
        const id = await requestWithdrawal(
          services,
          { playerId: player.playerId, intentKey: randomUUID() },
          { amount: '5000', accountId: player.accountId, expected: { currency: 'USD', minor: '4900' } },
        )
        const take = () =>
          retried(() =>
            kysely.transaction().execute((transaction) => advance(transaction, id, { kind: 'TAKEN', source: 'DESK', actor: 'rita' })),
          )
        const cancel = () => isDone(() => cancelWithdrawal(services, player.playerId, id))
        const [cancelled, taken] = await (round % 2 === 0
          ? Promise.all([cancel(), take()])
          : Promise.all([take(), cancel()]).then(([first, second]) => [second, first] as const))
        expect([cancelled, taken.ok].filter(Boolean)).toHaveLength(1)
        winners[cancelled ? 'player' : 'reviewer'] += 1
        const refusal = { kind: 'REFUSED', source: 'DESK', actor: 'rita', reason: 'OTHER' } as const
        const refused = await kysely.transaction().execute((transaction) => advance(transaction, id, refusal))
        expect(refused.ok).toBe(taken.ok)
      }
      expect(winners.player + winners.reviewer).toBe(100)
      expect(await figuresOf(services, player.playerId)).toEqual({ available: 500_000n, held: 0n, asked: 0n })
      expect(await reconcile(kysely)).toEqual([])
    })
  })

  const canaries: readonly [string, Race, (database: Database) => Promise<unknown>][] = [
    [
      'a hold of one minor unit',
      'the whole balance × 20 at once',
      ({ kysely }) =>
        plant(
          kysely,
          'ledger_hold',
          /ROW \('PLAYER', '', p_kind, -p_amount\), ROW \('HELD', '', p_kind, p_amount\)/,
          `ROW ('PLAYER', '', p_kind, -1), ROW ('HELD', '', p_kind, 1)`,
        ),
    ],
    [
      'withdrawals that count against no limit',
      'what the limit of a day leaves × 20 at once',
      async ({ kysely }) => {
        await sql`CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.requested_at := now() - interval '2 days'; RETURN NEW; END $$`.execute(
          kysely,
        )
        await sql`CREATE TRIGGER spoilt BEFORE INSERT ON withdrawal FOR EACH ROW EXECUTE FUNCTION spoil()`.execute(kysely)
      },
    ],
  ]
  it.each(canaries)('canary: %s is noticed', async (_, race, plantBug) => {
    expect(await onCopy(races[race], plantBug)).not.toBe(1)
  })
})
