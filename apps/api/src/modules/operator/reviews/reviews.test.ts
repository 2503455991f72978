import { randomUUID } from 'node:crypto'
import { operatorPaths, type OperatorState } from '@lagoon/contract/wire/operator/operator'
import {
  reviewPaths,
  reviewReply,
  reviewsReply,
  type Review,
  type ReviewAct,
  type Reviews,
  type ReviewsQuery,
} from '@lagoon/contract/wire/operator/reviews'
import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startHarborBank, unavailable, type HarborBank } from '../../../../test/support/harborPayouts.ts'
import { startNode, type TestNode } from '../../../../test/support/node.ts'
import { operatorCall, OPERATOR_SECRET } from '../../../../test/support/operatorCall.ts'
import { payoutServices, turns } from '../../../../test/support/payoutServices.ts'
import { newPlayer, newSession } from '../../../../test/support/players.ts'
import { AMOUNT, newPayoutAccount, newWithdrawal, prizeTokens } from '../../../../test/support/withdrawals.ts'
import { approveByRule } from '../../../payouts/review/automatic.ts'
import type { Services } from '../../../services.ts'

const FUNDS = 900_000n
const LARGE = 200_000n

let node: TestNode
let bank: HarborBank
/** As of the node, with Harbor as who pays; its worker takes turns when the test says so. */
let services: Services
beforeAll(async () => {
  node = await startNode({ operatorSecret: OPERATOR_SECRET })
  bank = await startHarborBank()
  services = payoutServices(node.app.services.database, bank.party)
})
afterAll(async () => {
  await node?.app.stop()
  await bank?.stop()
})
beforeEach(() => {
  bank.before = () => false
})

const database = () => node.app.services.database.kysely
const does = async (act: object): Promise<{ http: number; status: string; review: Review | undefined }> => {
  const { http, reply } = await operatorCall(node.address, reviewPaths.act, act)
  const read = v.parse(reviewReply, reply)
  return { http, status: read.status, review: read.status === 'OK' ? read.review : undefined }
}
const act = (id: string, reviewer: string, what: 'take' | 'approve' | 'putBack', more: object = {}) =>
  does({ do: what, id, reviewer, ...more })
const list = async (query: Partial<ReviewsQuery> = {}): Promise<Reviews> => {
  const { reply } = await operatorCall(node.address, reviewPaths.list, { queue: 'TO_REVIEW', ...query })
  const read = v.parse(reviewsReply, reply)
  if (read.status !== 'OK') throw new Error(read.status)
  return read
}
const one = async (id: string): Promise<Review> => {
  const { reply } = await operatorCall(node.address, reviewPaths.one, { id })
  const read = v.parse(reviewReply, reply)
  if (read.status !== 'OK') throw new Error(read.status)
  return read.review
}
const asked = async (amount = AMOUNT): Promise<{ id: string; playerId: string }> => {
  const playerId = await newPlayer(database(), { PRIZE: FUNDS })
  return { playerId, id: await newWithdrawal(database(), playerId, bank.party.id, { amount }) }
}
const actions = async () => ((await operatorCall(node.address, operatorPaths.state, {})).reply as unknown as OperatorState).actions

describe('who reviews', () => {
  it('nobody without the operator’s signature', async () => {
    const { id } = await asked()
    for (const path of Object.values(reviewPaths))
      expect((await node.post(path, JSON.stringify({ do: 'take', id, reviewer: 'Ines' }))).body).toEqual({ status: 'BAD_SIGNATURE' })
    expect((await one(id)).state).toBe('REQUESTED')
  })

  it.each([
    ['no name', { do: 'take', reviewer: ' ' }],
    ['no id of ours', { do: 'take', reviewer: 'Ines', id: 'w1' }],
    ['a refusal without its reason', { do: 'refuse', reviewer: 'Ines' }],
    ['a sum that is not asked for', { do: 'approve', reviewer: 'Ines', amount: '1' }],
    ['a deed that does not exist', { do: 'pay', reviewer: 'Ines' }],
  ])('nothing is done with %s', async (_, body) => {
    const { id } = await asked()
    expect(await does({ id, ...body })).toMatchObject({ http: 400, status: 'BAD_REQUEST' })
  })

  it('a withdrawal that is not there is said to be so', async () => {
    for (const what of ['take', 'approve', 'putBack'] as const)
      expect(await act(randomUUID(), 'Ines', what)).toMatchObject({ http: 404, status: 'WITHDRAWAL_NOT_FOUND' })
  })
})

describe('a review', () => {
  it('is taken by one, approved, and written down with their names', async () => {
    const { id } = await asked()
    expect(await act(id, 'Ines', 'approve')).toMatchObject({ http: 409, status: 'NOT_NOW' })
    expect((await act(id, 'Ines', 'take')).review).toMatchObject({ state: 'IN_REVIEW', reviewer: 'Ines', approvalsNeeded: 1 })
    expect(await act(id, 'Rui', 'take')).toMatchObject({ http: 409, status: 'TAKEN_BY_ANOTHER' })
    expect(await act(id, 'Rui', 'approve')).toMatchObject({ status: 'TAKEN_BY_ANOTHER' })
    const { review } = await act(id, ' ines ', 'approve')
    expect(review).toMatchObject({ state: 'APPROVED', approvals: ['ines'], reviewer: null })
    expect(review?.events.map(({ kind, actor }) => `${kind} ${actor}`.trim())).toEqual(['REQUESTED', 'TAKEN Ines', 'APPROVED ines'])
    expect(
      (await actions()).filter(({ detail }) => detail.includes(id)).map(({ command, detail }) => [command, detail.split(':')[0]]),
    ).toEqual([
      ['reviewWithdrawal', 'ines'],
      ['reviewWithdrawal', 'Ines'],
    ])
  })

  it('needs two different people from the operator’s sum on; the same one is refused, in whatever letters', async () => {
    const { id } = await asked(LARGE)
    await act(id, 'Ines', 'take')
    expect((await act(id, 'Ines', 'approve')).review).toMatchObject({
      state: 'IN_REVIEW',
      approvals: ['Ines'],
      approvalsNeeded: 2,
      reviewer: null,
    })
    for (const name of ['Ines', 'INES', ' ines']) {
      await act(id, name, 'take')
      expect(await act(id, name, 'approve')).toMatchObject({ http: 409, status: 'SAME_REVIEWER' })
    }
    await act(id, 'Ines', 'putBack', { note: 'Please look too.' })
    await act(id, 'Rui', 'take')
    expect((await act(id, 'Rui', 'approve')).review).toMatchObject({ state: 'APPROVED', approvals: ['Ines', 'Rui'] })
  })

  it('one cent below it needs one', async () => {
    const { id } = await asked(LARGE - 1n)
    await act(id, 'Ines', 'take')
    expect((await act(id, 'Ines', 'approve')).review).toMatchObject({ state: 'APPROVED', approvalsNeeded: 1 })
  })

  it('refuses with a reason and a note for the player, who has the tokens back', async () => {
    const { id, playerId } = await asked()
    await act(id, 'Ines', 'take')
    const refusal = { do: 'refuse', id, reviewer: 'Ines', reason: 'NAME_MISMATCH', note: 'The account says Eva.' } satisfies ReviewAct
    expect((await does(refusal)).review).toMatchObject({
      state: 'REFUSED',
      refusal: 'NAME_MISMATCH',
      refusalNote: 'The account says Eva.',
      givenBack: String(AMOUNT),
    })
    expect(await prizeTokens(database(), playerId)).toEqual({ balance: FUNDS, held: 0n })
    expect(await act(id, 'Ines', 'approve')).toMatchObject({ status: 'NOT_NOW' })
  })

  it('can be put back, for somebody else, and noted for other reviewers', async () => {
    const { id } = await asked()
    await act(id, 'Ines', 'take')
    expect((await act(id, 'Ines', 'putBack')).review).toMatchObject({ state: 'IN_REVIEW', reviewer: null })
    expect((await act(id, 'Rui', 'take')).review).toMatchObject({ reviewer: 'Rui' })
    for (const note of ['Called the player.', 'Called again.']) await does({ do: 'note', id, reviewer: 'Rui', note })
    expect((await one(id)).events.slice(-2).map(({ detail }) => detail)).toEqual(['Called the player.', 'Called again.'])
  })
})

describe('the queue', () => {
  it('shows those that wait longest first, page by page, each once', async () => {
    const { id } = await asked()
    const ids: string[] = []
    let after: string | undefined
    do {
      const page = await list({ first: 3, ...(after !== undefined && { after }) })
      ids.push(...page.rows.map((row) => row.id))
      after = page.next ?? undefined
    } while (after !== undefined)
    const { rows } = await sql<{
      id: string
    }>`SELECT id FROM withdrawal WHERE state IN ('REQUESTED', 'IN_REVIEW') ORDER BY requested_at, id`.execute(database())
    expect(ids).toEqual(rows.map((row) => row.id))
    expect(ids.at(-1)).toBe(id)
    expect((await list({ state: 'REQUESTED' })).rows.every(({ state }) => state === 'REQUESTED')).toBe(true)
    expect((await list({ reviewer: 'Rui' })).rows.every(({ reviewer }) => reviewer === 'Rui')).toBe(true)
    expect((await list({ queue: 'OVER' })).rows.map(({ state }) => state)).toContain('REFUSED')
  })

  it('says what speaks for and against each', async () => {
    const { id, playerId } = await asked()
    const stranger = await newPlayer(database())
    await newSession(database(), playerId)
    await newSession(database(), stranger)
    const { rows } = await sql<{ fingerprint: string }>`SELECT a.fingerprint FROM payout_account a JOIN withdrawal w ON w.account_id = a.id
      WHERE w.id = ${id}::uuid`.execute(database())
    await newPayoutAccount(database(), { playerId: stranger, party: bank.party.id, fingerprint: rows[0]?.fingerprint ?? '' })
    const { risk, sharedWith } = await one(id)
    expect(risk).toMatchObject({ payoutAccountSharedWith: 1, isIdVerified: false, verifiedSince: null, hasDebt: false, openIncidents: 0 })
    expect(risk.deviceSharedWith).toBeGreaterThan(0)
    expect(risk.prize).toEqual({ received: String(FUNDS), played: '0', won: '0' })
    expect(sharedWith.map((player) => player.id)).toEqual([stranger])
    expect((await list({ first: 100 })).rows.find((row) => row.id === id)?.risk).toEqual(risk)
  })
})

describe('a payout that needs a person', () => {
  const approvedId = async (): Promise<{ id: string; playerId: string }> => {
    const found = await asked()
    await act(found.id, 'Ines', 'take')
    await act(found.id, 'Ines', 'approve')
    return found
  }
  const through = async (what: ReviewAct) => {
    const { actOn } = await import('./act.ts')
    return actOn(services, what)
  }

  it('is marked as failed only once its provider was asked and does not know it, and as paid with its number', async () => {
    bank.before = (_path, _id, response) => unavailable(response)
    const { id, playerId } = await approvedId()
    await turns(services, id, 2)
    expect((await one(id)).isUnknown).toBe(true)
    const failed = { do: 'markFailed', id, reviewer: 'Ines', failure: 'OTHER', note: 'They say so on the phone.' } as const
    expect(await does(failed)).toMatchObject({ status: 'NOT_NOW' })
    expect(await prizeTokens(database(), playerId)).toMatchObject({ held: AMOUNT })
    const paid = await does({ do: 'markPaid', id, reviewer: 'Ines', reference: 'W-1', note: 'Their statement shows it.' })
    expect(paid.review).toMatchObject({
      state: 'PAID',
      reference: 'W-1',
      events: expect.arrayContaining([expect.objectContaining({ kind: 'PAID', actor: 'Ines' })]),
    })
    expect(await prizeTokens(database(), playerId)).toEqual({ balance: FUNDS - AMOUNT, held: 0n })
  })

  it('is asked about at once, and sent again under its key, when a reviewer says so', async () => {
    bank.before = (path, _, response) => path === '/send' && unavailable(response)
    const { id } = await approvedId()
    await turns(services, id, 1)
    const again = { do: 'sendAgain', id, reviewer: 'Rui', note: 'They have nothing.' } as const
    expect(await through(again)).toEqual({ ok: false, error: 'NOT_NOW' })
    await sql`UPDATE payout_attempt SET started_at = started_at - interval '25 hours' WHERE withdrawal_id = ${id}::uuid`.execute(database())
    for (let times = 0; times < 3; times += 1) expect(await through({ do: 'ask', id, reviewer: 'Rui' })).toMatchObject({ ok: true })
    bank.before = () => false
    expect(await through(again)).toMatchObject({ ok: true })
    expect(await one(id)).toMatchObject({ state: 'PAID', attempts: [{ number: 1, sends: 2 }] })
  })

  it('gets one attempt more, or its tokens back, where it was refused for now every time', async () => {
    bank.opens = () => ({ word: 'FAILED', isRetryable: true, reason: 'TRY_LATER' })
    const { id, playerId } = await approvedId()
    await turns(services, id, 4)
    expect((await one(id)).may).toEqual(['note', 'ask', 'sendAgain', 'markFailed'])
    expect(await through({ do: 'sendAgain', id, reviewer: 'Rui', note: 'They are up again.' })).toMatchObject({ ok: true })
    await turns(services, id, 2)
    expect((await one(id)).attempts).toHaveLength(4)
    await does({ do: 'markFailed', id, reviewer: 'Rui', failure: 'TRY_LATER', note: 'Down for days.' })
    expect(await one(id)).toMatchObject({ state: 'FAILED', failure: 'TRY_LATER' })
    expect(await prizeTokens(database(), playerId)).toEqual({ balance: FUNDS, held: 0n })
    bank.opens = () => ({})
  })
})

it('the operator’s rule approves nothing while it is off; on, what is small and of a verified player', async () => {
  const [small, stranger, large] = [await asked(), await asked(), await asked(AMOUNT + 1n)]
  for (const { playerId } of [small, large])
    await sql`UPDATE player SET id_verified = true WHERE id = ${playerId}::uuid`.execute(database())
  expect(await approveByRule(services)).toBe(false)
  await sql`UPDATE review_terms SET automatic_up_to_minor = ${AMOUNT}::bigint WHERE currency = 'USD'`.execute(database())
  while (await approveByRule(services));
  await sql`UPDATE review_terms SET automatic_up_to_minor = NULL`.execute(database())
  expect([(await one(small.id)).state, (await one(stranger.id)).state, (await one(large.id)).state]).toEqual([
    'APPROVED',
    'REQUESTED',
    'REQUESTED',
  ])
  expect((await one(small.id)).events.at(-1)).toMatchObject({ kind: 'APPROVED', source: 'RULE' })
})
