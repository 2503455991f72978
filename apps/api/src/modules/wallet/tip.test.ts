import { IDEMPOTENCY_HEADER } from '@lagoon/contract/http/http'
import { operationPaths } from '@lagoon/contract/paths'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { confirmedPlayer, logIn } from '../../../test/support/accounts.ts'
import { brokenInvariants } from '../../../test/support/invariants.ts'
import { documentIdOf, startNode, type TestNode } from '../../../test/support/node.ts'
import { grant } from '../../ledger/grant.ts'
import { balancesOf } from '../../ledger/balances.ts'
import { sendTip } from './tip.ts'

let node: TestNode
let playerId: string
let token: string
beforeAll(async () => {
  node = await startNode({ seed: 'demo' })
})
afterAll(() => node?.app.stop())
beforeEach(async () => {
  const session = await logIn(node, (await confirmedPlayer(node)).email)
  playerId = session.player.id
  token = session.accessToken
  await grant(node.app.services.database.kysely, { playerId, kind: 'TIP', minor: 1_000n, key: 'gift' })
})

const TABLE = 'porthole-twenty-one'
const send = (amount: unknown, gameId = TABLE, as = token) => node.call('SendTip', { gameId, amount }, as)
const sendUnder = (key: string, amount: string) =>
  node.post(
    `/graphql/${operationPaths.SendTip}`,
    JSON.stringify({ documentId: documentIdOf('SendTip'), variables: { gameId: TABLE, amount } }),
    { authorization: `Bearer ${token}`, [IDEMPOTENCY_HEADER]: key },
  )
const held = async () => (await balancesOf(node.app.services.database.kysely, playerId)).tokens.TIP
const newest = async () =>
  ((await node.call('Transactions', { first: 1, filter: { type: 'TIP' } }, token)).body.data as unknown as { transactions: object })
    .transactions

describe('a tip', () => {
  it('is offered by the dealer of a table, and by nobody else', async () => {
    expect((await node.call('TipOffer', { gameId: TABLE }, token)).body.data).toEqual({
      tipOffer: { dealer: 'Ines Caldeira', table: 'Porthole Twenty-One', minimum: '100', steps: ['100', '250', '500', '1000'] },
    })
    expect((await node.call('TipOffer', { gameId: 'moonlit-tides' }, token)).body.data).toEqual({ tipOffer: null })
    expect((await node.call('TipOffer', { gameId: 'no-such-game' }, token)).body).toMatchObject({ status: 404, code: 'GAME_NOT_FOUND' })
    expect((await node.call('TipOffer', { gameId: TABLE })).status).toBe(401)
  })

  it('leaves the balance, stands in the transactions, and the books hold', async () => {
    expect((await send('250')).body.data).toEqual({ sendTip: { dealer: 'Ines Caldeira', table: 'Porthole Twenty-One', amount: '250' } })
    expect(await held()).toBe(750n)
    expect(await newest()).toMatchObject({
      nodes: [
        {
          type: 'TIP',
          direction: 'DEBIT',
          tokens: { kind: 'TIP', amount: '250' },
          recipient: 'Ines Caldeira, Porthole Twenty-One',
          status: 'COMPLETED',
        },
      ],
    })
    expect(await brokenInvariants(node.app.services.database.kysely)).toEqual([])
  })

  it.each([
    ['one below the minimum', '99', 'belowMinimum'],
    ['nothing', '0', 'belowMinimum'],
    ['less than nothing', '-100', 'belowMinimum'],
    ['a minus before nothing', '-0', 'notANumber'],
    ['one more than is held', '1001', 'notEnough'],
    ['more than there is', '9007199254740993', 'notEnough'],
  ])('of %s is refused at its field, by the rule of the form', async (_, amount, code) => {
    expect((await send(amount)).body).toMatchObject({ status: 400, code: 'BAD_INPUT', fieldErrorDetails: [{ field: 'amount', code }] })
    expect(await held()).toBe(1_000n)
  })

  it.each(['1e3', '19.99', '٣', '', ' 100', 100])('of %j is no amount', async (amount) => {
    expect((await send(amount)).status).toBe(400)
    expect(await held()).toBe(1_000n)
  })

  it('of everything that is held goes', async () => {
    expect((await send('1000')).status).toBe(200)
    expect(await held()).toBe(0n)
  })

  it('is not given where nobody deals, by a visitor, or twice by one submission', async () => {
    expect((await send('100', 'moonlit-tides')).body.code).toBe('GAME_NOT_FOUND')
    expect((await node.call('SendTip', { gameId: TABLE, amount: '100' })).status).toBe(401)
    const key = 'one-submission-of-a-tip'
    const answers = await Promise.all(Array.from({ length: 6 }, () => sendUnder(key, '600')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(await held()).toBe(400n)
    expect((await sendUnder(key, '300')).status).toBe(400)
    expect(await held()).toBe(400n)
  })

  it('that was booked by a node which died before it answered is answered as the first, also when nothing is left', async () => {
    const { services } = node.app
    const tip = { playerId, intentKey: 'cut-off', gameId: TABLE, amount: '900' }
    const first = await sendTip(services, tip)
    expect(await sendTip(services, tip)).toEqual(first)
    expect(await held()).toBe(100n)
  })

  it('of ten at once is given as often as the balance holds it', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('300')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(await held()).toBe(100n)
    expect(await brokenInvariants(node.app.services.database.kysely)).toEqual([])
  })
})
