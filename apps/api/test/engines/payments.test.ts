import { minor } from '@lagoon/contract/money/money'
import { casesOf, countCases } from '@lagoon/testing/cases'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import { acceptWebhook } from '../../src/kernel/inbox/accept.ts'
import { handOn } from '../../src/kernel/inbox/handOn.ts'
import type { Sender } from '../../src/kernel/inbox/sender.ts'
import { retried } from '../../src/kernel/retry.ts'
import { post } from '../../src/ledger/post.ts'
import { reconcile } from '../../src/ledger/reconcile/reconcile.ts'
import { balancesOf } from '../../src/ledger/balances.ts'
import { askAndRecord } from '../../src/payments/engine/ask.ts'
import { beginPayment } from '../../src/payments/engine/begin.ts'
import { record } from '../../src/payments/engine/record.ts'
import type { PaymentRow } from '../../src/payments/engine/rows.ts'
import { paymentWebhook } from '../../src/payments/notices.ts'
import { poll } from '../../src/payments/polling/poll.ts'
import type { PaymentFact } from '../../src/payments/machine/standing.ts'
import type { Services } from '../../src/services.ts'
import { harborHeaders } from '../support/harbor.ts'
import { harborPayments, startHarbor, type Harbor } from '../support/harborPayments.ts'
import { inParallel } from '../support/inParallel.ts'
import { keepPayment } from '../support/keepPayment.ts'
import { MODEL_PRICE, modelFactNames, modelFacts, modelStanding, type ModelFact } from '../support/paymentModel.ts'
import { creditsOf, paymentServices } from '../support/paymentServices.ts'
import { newPlayer } from '../support/players.ts'
import { quiet } from '../support/quiet.ts'
import { scratchDatabase, type Scratch } from '../support/postgres.ts'
import { buy, purchaseOf } from '../support/purchases.ts'

const TOKENS = 500_000n
const digits = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)

let scratch: Scratch
let database: Database
let harbor: Harbor
let services: Services
beforeAll(async () => {
  scratch = await scratchDatabase()
  database = await scratch.open()
  harbor = await startHarbor()
  services = paymentServices(database, harbor)
})
afterEach(async () => {
  harbor.disturb = () => false
  const broken = await reconcile(database.kysely)
  if (broken.length > 0) throw new Error(`the books do not balance: ${JSON.stringify(broken, digits)}`)
})
afterAll(async () => {
  await database?.close()
  await harbor?.stop()
  await scratch?.drop()
})

const player = () => newPlayer(database.kysely)
const rowOf = (id: string): Promise<PaymentRow> =>
  database.kysely.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const say = (id: string, fact: Omit<PaymentFact, 'until' | 'dispute' | 'reason' | 'price'> & Partial<PaymentFact>) => {
  const { until, dispute, ...rest } = fact
  const said = { ...rest, raw: 'said by the test', until: until ?? undefined, dispute: dispute ?? undefined }
  return retried(() => database.kysely.transaction().execute((transaction) => record(transaction, id, said)))
}
const paid = (id: string, more: Partial<PaymentFact> = {}) =>
  say(id, { word: 'SUCCEEDED', source: 'WEBHOOK', transactionId: `t-${id}`, at: new Date(), ...more })
const incidents = (id: string) =>
  database.kysely.selectFrom('payment_incident').select('kind').where('payment_id', '=', id).orderBy('id').execute()
const ask = async (id: string, at?: number) => poll(services, await rowOf(id), new AbortController().signal, at)

/** What differs from the model after these were said to a payment of a new player, one after the other. */
const differenceAfter = async (order: readonly ModelFact[], tell = say): Promise<object | undefined> => {
  const playerId = await player()
  const id = await keepPayment(database.kysely, playerId)
  await sql`UPDATE payment SET state = 'CREATED' WHERE id = ${id}::uuid`.execute(database.kysely)
  for (const name of order) await tell(id, modelFacts[name])
  const { state, reversed_minor: reversed, settled_at } = await rowOf(id)
  const { moves, balance } = await creditsOf(database.kysely, id)
  const model = modelStanding(new Set(order))
  const found = { word: state, isPaid: settled_at !== null, reversed, tokens: balance, moves }
  const wanted = { ...model, moves: model.isPaid ? 1 : 0 }
  return JSON.stringify(found, digits) === JSON.stringify(wanted, digits) ? undefined : { order, found, wanted }
}
const orders = fc.array(fc.constantFrom(...modelFactNames), { minLength: 1, maxLength: 5 })

describe('events of a payment', () => {
  it('I2 leave what the model says, and the tokens once, after every order and repetition of up to five', async (context) => {
    const cases = casesOf(4_000)
    countCases(context, cases)
    const drawn = fc.sample(orders, cases)
    const differences: object[] = []
    await inParallel(6, drawn, async (order) => {
      const difference = await differenceAfter(order)
      if (difference) differences.push(difference)
    })
    expect(differences).toEqual([])
  })

  it('I2 canary: where a repeat counts as another transaction, or what comes late is left out, the model differs', async () => {
    let repeats = 0
    const another: typeof say = (id, fact) => say(id, { ...fact, transactionId: `${fact.transactionId}-${(repeats += 1)}` })
    expect(await differenceAfter(['paid', 'paid', 'refunded'], another)).toBeDefined()
    const noLate: typeof say = async (id, fact) => ((await rowOf(id)).state === 'EXPIRED' ? (undefined as never) : say(id, fact))
    expect(await differenceAfter(['expired', 'paid'], noLate)).toBeDefined()
  })

  it('I1 a notice and the page’s status call at once credit once, 200 of 200', async (context) => {
    countCases(context, 200)
    const playerId = await player()
    await inParallel(8, Array.from({ length: 200 }), async () => {
      const id = await buy(services, harbor, playerId)
      const { transactionId, at } = harbor.says(id, 'SUCCEEDED')
      const row = await rowOf(id)
      await Promise.all([paid(id, { transactionId, at: new Date(at) }), askAndRecord(services, row)])
      expect((await creditsOf(database.kysely, id)).moves).toBe(1)
    })
    expect((await balancesOf(database.kysely, playerId)).tokens.GAME).toBe(200n * TOKENS)
  })

  it('I4 a credit that the database undoes is made again, and once', async () => {
    const playerId = await player()
    const id = await buy(services, harbor, playerId)
    await sql`CREATE SEQUENCE undone`.execute(database.kysely)
    await sql`CREATE FUNCTION undo_twice() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NEW.type = 'PURCHASE' AND nextval('undone') <= 2 THEN RAISE EXCEPTION 'in the way' USING ERRCODE = 'serialization_failure'; END IF;
      RETURN NEW; END $$`.execute(database.kysely)
    await sql`CREATE TRIGGER undo_twice AFTER INSERT ON ledger_tx FOR EACH ROW EXECUTE FUNCTION undo_twice()`.execute(database.kysely)
    await paid(id)
    const { rows } = await sql<{ last: bigint }>`SELECT last_value AS last FROM undone`.execute(database.kysely)
    await sql`DROP TRIGGER undo_twice ON ledger_tx`.execute(database.kysely)
    expect(rows[0]?.last).toBe(3n)
    expect(await creditsOf(database.kysely, id)).toEqual({ moves: 1, state: 'SUCCEEDED', balance: TOKENS })
  })

  it.each([
    ['a cent', { minor: minor(1n), currency: 'USD' as const }],
    ['Canadian for US dollars', { minor: minor(1_999n), currency: 'CAD' as const }],
    ['a cent too much', { minor: minor(2_000n), currency: 'USD' as const }],
  ])('I4 %s credits nothing and has a person look', async (_, price) => {
    const id = await buy(services, harbor, await player())
    await paid(id, { price })
    expect(await creditsOf(database.kysely, id)).toEqual({ moves: 0, state: 'MISMATCH', balance: 0n })
    expect(await incidents(id)).toEqual([{ kind: 'MISMATCH' }])
    await paid(id)
    expect(await creditsOf(database.kysely, id)).toEqual({ moves: 1, state: 'SUCCEEDED', balance: TOKENS })
  })

  it('a second transaction that pays the same is money to give back, not tokens', async () => {
    const id = await buy(services, harbor, await player())
    await paid(id)
    await paid(id, { transactionId: 'another' })
    await paid(id, { transactionId: 'another' })
    expect((await creditsOf(database.kysely, id)).balance).toBe(TOKENS)
    expect(await incidents(id)).toEqual([{ kind: 'SECOND_MONEY' }])
    await say(id, { word: 'REVERSED', source: 'WEBHOOK', transactionId: 'another', at: new Date() })
    expect(await creditsOf(database.kysely, id)).toEqual({ moves: 1, state: 'SUCCEEDED', balance: TOKENS })
  })
})

describe('notices that come at once', () => {
  /** Has all of them noticed at once; answers by how many transactions their payments were changed. */
  const noticed = async (ids: readonly string[]): Promise<number> => {
    const { notices } = harborPayments
    if (!notices) throw new Error('Harbor sends no notices')
    const sender: Sender = { kind: 'payments', name: harbor.party.id, ...paymentWebhook(services, harbor.party, notices) }
    const accepted = await Promise.all(
      ids.map((id) => {
        const said = harbor.books.get(id)?.said
        const body = JSON.stringify({ id: `n-${id}`, subject: `h-${id}`, at: said?.at, said })
        return acceptWebhook(database.kysely, sender, { headers: harborHeaders(body), body: Buffer.from(body) }, Date.now())
      }),
    )
    expect(accepted).toEqual(ids.map(() => ({ ok: true, value: 'NEW' })))
    while (await handOn({ database: database.kysely, senders: [sender], log: quiet }));
    const { rows } = await sql<{ count: number }>`SELECT count(DISTINCT xmin::text)::integer AS count FROM payment
      WHERE id = ANY (${ids}::uuid[])`.execute(database.kysely)
    return rows[0]?.count ?? 0
  }

  it('are recorded in one transaction, each as by itself', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, async () => buy(services, harbor, await player())))
    const [declined = '', short = '', ...succeeded] = ids
    harbor.says(declined, 'DECLINED', { reason: 'INSUFFICIENT_FUNDS' })
    harbor.says(short, 'SUCCEEDED', { minor: '1' })
    for (const id of succeeded) harbor.says(id, 'SUCCEEDED')
    expect(await noticed(ids)).toBe(1)
    for (const id of succeeded) expect(await creditsOf(database.kysely, id)).toEqual({ moves: 1, state: 'SUCCEEDED', balance: TOKENS })
    expect(await creditsOf(database.kysely, declined)).toEqual({ moves: 0, state: 'DECLINED', balance: 0n })
    expect(await rowOf(declined)).toMatchObject({ reason: 'INSUFFICIENT_FUNDS', settled_at: null })
    expect(await creditsOf(database.kysely, short)).toEqual({ moves: 0, state: 'MISMATCH', balance: 0n })
    expect(await incidents(short)).toEqual([{ kind: 'MISMATCH' }])
  })

  it('and are of one player have a transaction each, and credit once each', async () => {
    const [one, other] = [await player(), await player()]
    const ids = [await buy(services, harbor, one), await buy(services, harbor, one), await buy(services, harbor, other)]
    for (const id of ids) harbor.says(id, 'SUCCEEDED')
    expect(await noticed(ids)).toBe(3)
    expect((await balancesOf(database.kysely, one)).tokens.GAME).toBe(2n * TOKENS)
    expect((await balancesOf(database.kysely, other)).tokens.GAME).toBe(TOKENS)
  })
})

describe('the clock', () => {
  const QUARTER_MS = 16 * 60_000 + 1_000

  it('closes what is unpaid by the provider’s own last answer, and money that comes later is credited once', async () => {
    const id = await buy(services, harbor, await player())
    await ask(id, Date.now() + QUARTER_MS)
    expect((await rowOf(id)).state).toBe('EXPIRED')
    const { raw } = await database.kysely
      .selectFrom('payment_event')
      .select('raw')
      .where('payment_id', '=', id)
      .where('word', '=', 'EXPIRED')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(raw)).toMatchObject({ word: 'PENDING', reference: `h-${id}` })
    harbor.says(id, 'SUCCEEDED')
    await ask(id, Date.now() + 2 * QUARTER_MS)
    await ask(id, Date.now() + 3 * QUARTER_MS)
    expect(await creditsOf(database.kysely, id)).toEqual({ moves: 1, state: 'SUCCEEDED', balance: TOKENS })
  })

  it('closes nothing while the provider does not answer', async () => {
    const id = await buy(services, harbor, await player())
    harbor.disturb = (_path, _id, response) => Boolean(response.writeHead(503).end())
    await ask(id, Date.now() + QUARTER_MS)
    expect((await rowOf(id)).state).toBe('SENT')
    expect((await rowOf(id)).next_poll_at).not.toBeNull()
  })

  it('counts a challenge from its own beginning', async () => {
    const id = await buy(services, harbor, await player())
    const until = new Date(Date.now() + 24 * 60_000)
    harbor.says(id, 'CHALLENGE', { until: until.toISOString() })
    await ask(id)
    await ask(id, Date.now() + QUARTER_MS)
    expect((await rowOf(id)).state).toBe('CHALLENGE')
    await ask(id, until.getTime() + 61_000)
    expect((await rowOf(id)).state).toBe('EXPIRED')
  })

  it('has a person look at a part of the money, and at what the provider holds until the watch is over', async () => {
    const [part, held] = [await buy(services, harbor, await player()), await buy(services, harbor, await player())]
    harbor.says(part, 'UNDERPAID', { minor: '900' })
    harbor.says(held, 'BLOCKED')
    for (const id of [part, held]) await ask(id, Date.now() + QUARTER_MS)
    expect([(await rowOf(part)).state, (await rowOf(held)).state]).toEqual(['LATE', 'BLOCKED'])
    await ask(held, Date.now() + 8 * 86_400_000)
    expect(await incidents(held)).toEqual([{ kind: 'UNSETTLED' }])
    expect((await rowOf(held)).next_poll_at).toBeNull()
  })
})

describe('a provider', () => {
  it('that is down when a payment begins is asked by our id, and the payment begun again under it', async () => {
    const playerId = await player()
    harbor.disturb = (_path, _id, response) => Boolean(response.destroy())
    const purchase = purchaseOf(harbor, playerId)
    expect(await beginPayment(services, purchase)).toEqual({ ok: false, error: 'PROVIDER_UNAVAILABLE' })
    const { id } = await database.kysely.selectFrom('payment').select('id').where('player_id', '=', playerId).executeTakeFirstOrThrow()
    expect(await rowOf(id)).toMatchObject({ state: 'CREATED', reference: null })
    harbor.disturb = () => false
    await ask(id)
    expect(await rowOf(id)).toMatchObject({ state: 'PENDING', reference: `h-${id}`, step: { kind: 'REDIRECT' } })
    expect(await beginPayment(services, purchase)).toEqual({ ok: true, value: { paymentId: id } })
    expect(harbor.books.size).toBeGreaterThan(0)
    await paid(id)
    expect((await creditsOf(database.kysely, id)).moves).toBe(1)
  })

  it('I1 is begun once by 20 submissions of one intent at once', async () => {
    const playerId = await player()
    const purchase = purchaseOf(harbor, playerId)
    let made = 0
    const onTransaction = async () => void (made += 1)
    const begun = await Promise.all(Array.from({ length: 20 }, () => beginPayment(services, { ...purchase, onTransaction })))
    expect(new Set(begun.map((one) => JSON.stringify(one))).size).toBe(1)
    const rows = await database.kysely.selectFrom('payment').select('id').where('player_id', '=', playerId).execute()
    expect([rows.length, made]).toEqual([1, 1])
  })

  it.each<[string, Harbor['disturb']]>([
    ['is down', (_path, _id, response) => Boolean(response.writeHead(503).end())],
    ['hangs up', (_path, _id, response) => Boolean(response.destroy())],
    ['answers nonsense', (_path, _id, response) => Boolean(response.end('<html>nonsense</html>'))],
    [
      'answers a sum in words',
      (_path, _id, response) => Boolean(response.end('{"reference":"h","said":{"word":"SUCCEEDED","minor":"much"}}')),
    ],
    ['does not answer', () => true],
  ])('I4 that %s changes nothing, and is asked again', async (_, disturb) => {
    const id = await buy(services, harbor, await player())
    harbor.says(id, 'SUCCEEDED')
    harbor.disturb = disturb
    await ask(id)
    expect(await creditsOf(database.kysely, id)).toMatchObject({ moves: 0, state: 'SENT' })
    harbor.disturb = () => false
    await ask(id)
    expect(await creditsOf(database.kysely, id)).toMatchObject({ moves: 1, state: 'SUCCEEDED' })
  })

  it('I4 that answers for another payment is not believed, and a person is told', async () => {
    const [id, other] = [await buy(services, harbor, await player()), await buy(services, harbor, await player())]
    harbor.says(other, 'SUCCEEDED')
    harbor.disturb = (_path, _id, response) =>
      Boolean(response.end(JSON.stringify({ reference: `h-${other}`, said: harbor.books.get(other)?.said })))
    await ask(id)
    expect(await creditsOf(database.kysely, id)).toMatchObject({ moves: 0, state: 'SENT' })
    expect(await incidents(id)).toEqual([{ kind: 'FOREIGN_ANSWER' }])
  })
})

describe('money that goes back', () => {
  const spend = (playerId: string, amount: bigint) =>
    post(database.kysely, {
      ...{ scope: `player:${playerId}` as const, key: `spent ${amount}`, type: 'EXPIRY', playerId },
      legs: [
        { account: { owner: 'PLAYER', playerId }, kind: 'GAME', minor: -amount },
        { account: { owner: 'OPERATOR' }, kind: 'GAME', minor: amount },
      ],
    })
  const debtOf = async (id: string) => {
    const rows = await database.kysely.selectFrom('payment_debt').select(['kind', 'taken', 'owed']).where('payment_id', '=', id).execute()
    return Object.fromEntries(rows.map(({ kind, taken, owed }) => [kind, [taken, owed]]))
  }
  const dispute = (id: string, word: 'REVERSED' | 'RESTORED', stage: number) =>
    say(id, { word, source: 'WEBHOOK', transactionId: `d-${stage}`, at: new Date(), dispute: { id: 'd', stage } })

  it('takes the balance down to zero and books the rest as a debt; won again, only what was taken comes back', async () => {
    const playerId = await player()
    const id = await buy(services, harbor, playerId)
    await paid(id)
    await spend(playerId, 300_000n)
    await dispute(id, 'REVERSED', 1)
    await dispute(id, 'REVERSED', 1)
    expect(await creditsOf(database.kysely, id)).toEqual({ moves: 1, state: 'REVERSED', balance: 0n })
    expect(await debtOf(id)).toEqual({ GAME: [200_000n, 300_000n], SWEEP: [2_000n, 0n] })
    await dispute(id, 'RESTORED', 2)
    await dispute(id, 'REVERSED', 1)
    expect(await creditsOf(database.kysely, id)).toEqual({ moves: 1, state: 'SUCCEEDED', balance: 200_000n })
    expect(await debtOf(id)).toEqual({ GAME: [0n, 0n], SWEEP: [0n, 0n] })
    await dispute(id, 'REVERSED', 3)
    expect(await debtOf(id)).toEqual({ GAME: [200_000n, 300_000n], SWEEP: [2_000n, 0n] })
  })

  it('leaves what comes in later alone: a debt is no hole in a balance', async () => {
    const playerId = await player()
    const id = await buy(services, harbor, playerId)
    await paid(id)
    await spend(playerId, TOKENS)
    await dispute(id, 'REVERSED', 1)
    const next = await buy(services, harbor, playerId)
    await paid(next)
    expect((await balancesOf(database.kysely, playerId)).tokens.GAME).toBe(TOKENS)
    expect(await debtOf(id)).toEqual({ GAME: [0n, TOKENS], SWEEP: [2_000n, 0n] })
  })

  it('takes the share of a part, cumulative and never above what was paid', async () => {
    const playerId = await player()
    const id = await buy(services, harbor, playerId)
    await paid(id)
    const refund = (sum: bigint) =>
      say(id, {
        ...{ word: 'REVERSED', source: 'WEBHOOK', transactionId: `r-${sum}`, at: new Date() },
        price: { currency: 'USD', minor: minor(sum) },
      })
    await Promise.all([refund(500n), refund(1_000n)])
    expect((await rowOf(id)).reversed_minor).toBe(1_000n)
    expect((await creditsOf(database.kysely, id)).balance).toBe(TOKENS - (TOKENS * 1_000n) / MODEL_PRICE)
    await refund(9_999n)
    expect(await rowOf(id)).toMatchObject({ reversed_minor: MODEL_PRICE, state: 'REVERSED' })
    expect((await creditsOf(database.kysely, id)).balance).toBe(0n)
  })
})
