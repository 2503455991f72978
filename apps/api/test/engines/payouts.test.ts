import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startHarborBank, unavailable, type HarborBank } from '../support/harborPayouts.ts'
import { payoutServices, turns, withdrawalNow } from '../support/payoutServices.ts'
import { newPlayer } from '../support/players.ts'
import { scratchDatabase, type Scratch } from '../support/postgres.ts'
import { AMOUNT, FEE, newApprovedWithdrawal, prizeTokens, type WithdrawalChanges } from '../support/withdrawals.ts'
import type { Database } from '../../src/db/database.ts'
import { reconcile } from '../../src/ledger/reconcile/reconcile.ts'
import type { Services } from '../../src/services.ts'
import { webhookSenders } from '../../src/webhooks.ts'
import { sendDue } from '../../src/payouts/polling/worker.ts'

const FUNDS = 20_000n

let scratch: Scratch
let database: Database
let bank: HarborBank
let services: Services
beforeAll(async () => {
  scratch = await scratchDatabase()
  database = await scratch.open()
  bank = await startHarborBank()
  services = payoutServices(database, bank.party)
})
afterAll(async () => {
  await bank?.stop()
  await database?.close()
  await scratch?.drop()
})
beforeEach(() => {
  bank.before = () => false
  bank.after = () => false
  bank.opens = () => ({})
})

let playerId: string
const approved = async (more: WithdrawalChanges = {}): Promise<string> => {
  playerId = await newPlayer(database.kysely, { PRIZE: FUNDS })
  return newApprovedWithdrawal(database.kysely, playerId, bank.party.id, more)
}
const now = (id: string) => withdrawalNow(database.kysely, id)
const attemptId = async (id: string): Promise<string> => (await now(id)).attempts.at(-1)?.id ?? ''
/** What Harbor has paid of a withdrawal, by any key. */
const paidAt = async (id: string): Promise<number> => (await now(id)).attempts.filter((attempt) => bank.books.has(attempt.id)).length
const tokens = () => prizeTokens(database.kysely, playerId)
const paidOut = { balance: FUNDS - AMOUNT, held: 0n }
const held = { balance: FUNDS - AMOUNT, held: AMOUNT }
const givenBack = { balance: FUNDS, held: 0n }

/** Hands a notice of Harbor to what handles it, as the inbox does. */
const notice = async (key: string, said?: object): Promise<void> => {
  const body = Buffer.from(JSON.stringify({ id: randomUUID(), subject: key, at: new Date().toISOString(), said }))
  const event = { id: 1n, eventId: randomUUID(), subject: key, at: new Date(), body, attempts: 3, isLate: false }
  const sender = webhookSenders(services).find(({ kind, name }) => kind === 'payouts' && name === bank.party.id)
  const handling = await sender?.handle(event, new AbortController().signal)
  if (handling && 'apply' in handling) await database.kysely.transaction().execute((transaction) => handling.apply(transaction))
}

describe('an approved withdrawal', () => {
  it('is sent once, to where it was shown, and paid', async () => {
    const id = await approved()
    await turns(services, id, 3)
    const { row, attempts } = await now(id)
    expect(row).toMatchObject({ state: 'PAID', reference: `h-${attempts[0]?.id}` })
    expect(bank.books.get(attempts[0]?.id ?? '')).toMatchObject({ destination: row.destination, said: { minor: String(AMOUNT - FEE) } })
    expect([attempts.length, await paidAt(id)]).toEqual([1, 1])
    expect(await tokens()).toEqual(paidOut)
  })

  it('waits for its new account', async () => {
    const id = await approved({ not_before: new Date(Date.now() + 3_600_000) })
    await sendDue(services, bank.party.id)
    expect((await now(id)).row.state).toBe('APPROVED')
    expect(await paidAt(id)).toBe(0)
  })

  it('goes to the account that was shown where it is removed meanwhile', async () => {
    const id = await approved()
    const shown = (await now(id)).row.destination
    await sql`UPDATE payout_account SET removed_at = now(), destination = '{"kind":"ACCOUNT_ID","id":"$another"}'
      WHERE id = (SELECT account_id FROM withdrawal WHERE id = ${id}::uuid)`.execute(database.kysely)
    await turns(services, id, 1)
    expect(bank.books.get(await attemptId(id))?.destination).toEqual(shown)
  })

  it('is sent, then paid when the provider says so in a notice; told twice, once', async () => {
    bank.opens = () => ({ word: 'SENT' })
    const id = await approved()
    await turns(services, id, 2)
    expect((await now(id)).row.state).toBe('SENT')
    expect(await tokens()).toEqual(held)
    const said = bank.says(await attemptId(id), 'PAID')
    for (const [subject, words] of [
      [await attemptId(id), said],
      [await attemptId(id), said],
      [await attemptId(id), undefined],
    ] as const)
      await notice(subject, words)
    expect((await now(id)).row.state).toBe('PAID')
    expect(await tokens()).toEqual(paidOut)
  })

  it('counts as paid by the clock where the provider never says so, and comes back days later all the same', async () => {
    bank.opens = () => ({ word: 'SENT' })
    const days = payoutServices(database, bank.party, { ...services.protocols.payouts['harbor'], paidAfterDays: 3 } as never)
    const id = await approved()
    await turns(days, id, 1)
    expect((await now(id)).row.state).toBe('SENT')
    await sql`UPDATE payout_attempt SET sent_at = sent_at - interval '3 days' WHERE withdrawal_id = ${id}::uuid`.execute(database.kysely)
    await turns(days, id, 1)
    expect((await now(id)).row.state).toBe('PAID')
    expect(await tokens()).toEqual(paidOut)
    await sql`UPDATE payout_attempt SET sent_at = sent_at - interval '40 days', paid_at = paid_at - interval '40 days'
      WHERE withdrawal_id = ${id}::uuid`.execute(database.kysely)
    await turns(days, id, 1)
    bank.says(await attemptId(id), 'RETURNED', { returnId: 'R03-1', reason: 'ACCOUNT_NOT_FOUND' })
    await turns(days, id, 3)
    expect((await now(id)).row).toMatchObject({ state: 'RETURNED', failure: 'ACCOUNT_NOT_FOUND', given_back: AMOUNT })
    expect(await tokens()).toEqual(givenBack)
  })

  it('is given back where the provider refuses it for good', async () => {
    bank.opens = () => ({ word: 'FAILED', reason: 'ACCOUNT_CLOSED' })
    const id = await approved()
    await turns(services, id, 3)
    expect((await now(id)).row).toMatchObject({ state: 'FAILED', failure: 'ACCOUNT_CLOSED' })
    expect((await now(id)).attempts).toHaveLength(1)
    expect(await tokens()).toEqual(givenBack)
  })

  it('is tried again under another key where it was refused for now, three times; then a person decides', async () => {
    bank.opens = () => ({ word: 'FAILED', reason: 'TRY_LATER', isRetryable: true })
    const id = await approved()
    await turns(services, id, 5)
    const { row, attempts, incidents } = await now(id)
    expect(row).toMatchObject({ state: 'APPROVED', send_at: null })
    expect(new Set(attempts.map((attempt) => attempt.id)).size).toBe(3)
    expect(incidents).toEqual(['PAYOUT_REFUSED'])
    expect(await tokens()).toEqual(held)
  })

  it('is not silently paid with another sum: the tokens stay held and a person is told', async () => {
    bank.opens = () => ({ word: 'PAID', minor: '9999' })
    const id = await approved()
    await turns(services, id, 6)
    const { row, attempts, incidents } = await now(id)
    expect([row.state, attempts.length, attempts[0]?.sends]).toEqual(['SENDING', 1, 1])
    expect(incidents).toEqual(['MISMATCH'])
    expect(await tokens()).toEqual(held)
  })

  it.each([{ currency: 'CAD' }, { reference: 'taken' }] as const)('proves nothing with %o', async (said) => {
    if ('reference' in said) {
      bank.opens = () => said
      await turns(services, await approved(), 1)
    }
    bank.opens = () => ({ word: 'PAID', ...said })
    const id = await approved()
    await turns(services, id, 2)
    expect((await now(id)).row.state).toBe('SENDING')
    expect((await now(id)).incidents).toEqual(['reference' in said ? 'FOREIGN_ANSWER' : 'MISMATCH'])
    expect(await tokens()).toEqual(held)
  })
})

describe('a payout whose answer never came', () => {
  it('25 that was paid all the same is found by its key, and paid once', async () => {
    bank.after = (path, _, response) => path === '/send' && unavailable(response)
    const id = await approved()
    await sendDue(services, bank.party.id)
    const { row, attempts } = await now(id)
    expect([row.state, attempts[0]?.state]).toEqual(['SENDING', 'UNKNOWN'])
    expect(await tokens()).toEqual(held)
    await turns(services, id, 1)
    expect((await now(id)).row.state).toBe('PAID')
    expect([await paidAt(id), (await now(id)).attempts.length]).toEqual([1, 1])
    expect(await tokens()).toEqual(paidOut)
  })

  it('that never arrived is sent again under the same key, once its provider keeps not knowing it', async () => {
    let isDown = true
    bank.before = (path, _, response) => path === '/send' && isDown && unavailable(response)
    const id = await approved()
    await turns(services, id, 2)
    expect([(await now(id)).attempts[0]?.sends, await paidAt(id)]).toEqual([1, 0])
    isDown = false
    await turns(services, id, 2)
    const { row, attempts } = await now(id)
    expect([row.state, attempts.length, attempts[0]?.sends]).toEqual(['PAID', 1, 2])
    expect(await tokens()).toEqual(paidOut)
  })

  it('is neither sent again nor given back before its provider has had time to show it', async () => {
    bank.before = (path, _, response) => path === '/send' && unavailable(response)
    const slow = payoutServices(database, bank.party, { ...services.protocols.payouts['harbor'], visibilitySeconds: 3_600 } as never)
    const id = await approved()
    await turns(slow, id, 8)
    const { row, attempts } = await now(id)
    expect([row.state, attempts.length, attempts[0]?.sends]).toEqual(['SENDING', 1, 1])
    expect(await tokens()).toEqual(held)
  })

  it('26 and is refused from memory when it is sent again is believed only where the provider’s books agree', async () => {
    // Paid, and the answer lost; under the same key Harbor repeats an error that it has kept, and its books are slow to show the payout.
    const id = await approved()
    let isHidden = true
    bank.after = (path, key, response) => {
      if (path === '/send' && bank.calls.filter((call) => call.path === '/send' && call.attemptId === key).length === 1)
        return unavailable(response)
      const shown = bank.books.get(key)?.said
      if (path === '/read' && isHidden) return Boolean(response.end('{}'))
      return path === '/send' && Boolean(response.end(JSON.stringify({ ...shown, word: 'FAILED', reason: 'OTHER' })))
    }
    await turns(services, id, 4)
    expect((await now(id)).attempts[0]).toMatchObject({ sends: 2, state: 'UNKNOWN', refused_again: 'OTHER' })
    expect(await tokens()).toEqual(held)
    isHidden = false
    await turns(services, id, 1)
    expect((await now(id)).row.state).toBe('PAID')
    expect([await paidAt(id), (await now(id)).attempts.length]).toEqual([1, 1])
  })

  it('26 and is refused when it is sent again is given back where the books keep not knowing it', async () => {
    let sends = 0
    bank.before = (path, key, response) => {
      if (path !== '/send') return false
      sends += 1
      const said = {
        word: 'FAILED',
        reference: `no-${key}`,
        currency: 'USD',
        minor: '0',
        at: new Date().toISOString(),
        reason: 'ACCOUNT_CLOSED',
      }
      return sends === 1 ? unavailable(response) : Boolean(response.end(JSON.stringify(said)))
    }
    const id = await approved()
    await turns(services, id, 8)
    expect((await now(id)).row).toMatchObject({ state: 'FAILED', failure: 'ACCOUNT_CLOSED' })
    expect(await tokens()).toEqual(givenBack)
  })

  it('26 later than a provider keeps its keys is a person’s to send again', async () => {
    bank.before = (path, _, response) => path === '/send' && unavailable(response)
    const id = await approved()
    await turns(services, id, 1)
    await sql`UPDATE payout_attempt SET started_at = started_at - interval '25 hours', last_sent_at = last_sent_at - interval '25 hours'
      WHERE withdrawal_id = ${id}::uuid`.execute(database.kysely)
    await turns(services, id, 6)
    const { row, attempts, incidents } = await now(id)
    expect([row.state, attempts.length, attempts[0]?.sends, incidents]).toEqual(['SENDING', 1, 1, ['UNSETTLED']])
    expect(await tokens()).toEqual(held)
  })

  it('stays held while its provider answers nothing at all', async () => {
    bank.before = (_path, _id, response) => unavailable(response)
    const id = await approved()
    await turns(services, id, 8)
    expect((await now(id)).row.state).toBe('SENDING')
    expect((await now(id)).attempts).toMatchObject([{ sends: 1, state: 'UNKNOWN' }])
    expect(await tokens()).toEqual(held)
  })
})

describe('a notice', () => {
  it('about no payout of ours ends with a person', async () => {
    const key = randomUUID()
    await notice(key, { word: 'PAID', reference: 'x', currency: 'USD', minor: '1', at: new Date().toISOString() })
    const kinds = await database.kysely.selectFrom('payment_incident').select('kind').where('kind', '=', 'UNKNOWN_PAYOUT').execute()
    expect(kinds).toHaveLength(1)
  })

  it('that it was paid, after it was refused, gives nothing and takes nothing; a person is told', async () => {
    bank.opens = () => ({ word: 'FAILED', reason: 'LIMIT' })
    const id = await approved()
    await turns(services, id, 1)
    await notice(await attemptId(id), bank.says(await attemptId(id), 'PAID'))
    expect((await now(id)).row.state).toBe('FAILED')
    expect((await now(id)).incidents).toEqual(['CONTRADICTED'])
    expect(await tokens()).toEqual(givenBack)
  })
})

it('leaves books that hold', async () => {
  expect(await reconcile(database.kysely)).toEqual([])
})
