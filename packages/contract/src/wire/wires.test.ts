import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { gameFrameMessage } from './gameFrame/gameFrame.ts'
import { operatorCommand } from './operator/operator.ts'
import {
  balanceRequest,
  betRequest,
  endRequest,
  rollbackRequest,
  sessionReply,
  sessionRequest,
  walletRefusal,
  walletReply,
  winRequest,
} from './seamlessWallet/seamlessWallet.ts'
import { signatureHeaders } from './signing/signing.ts'
import { textMessage } from './textMessages/textMessages.ts'

const sessionId = '0196f3a0-5b1e-7c3d-9a55-2f4f3d6c7b81'
const report = {
  type: 'slot',
  matrix: [['PEARL', 'WAVE']],
  paylines: [{ line: 1, rows: [0, 1], symbol: 'PEARL', count: 3, win: '40' }],
  feature: 'Tide',
  jackpot: '900',
}
const fairness = { commitment: 'a0'.repeat(32), clientSeed: 'my own words', nonce: 7, algorithm: 'hmac-sha256-floats', version: 1 }
const keno = { type: 'keno', of: 40, picks: [3, 17], drawn: [17, 4, 40], multiplier: 250 }
const five = ['A', 'K', 'Q', 'J', '10'].map((rank) => ({ rank, suit: 'HEARTS' }))
const videoPoker = {
  type: 'videoPoker',
  dealt: five,
  held: [0, 1, 2, 3, 4],
  final: five,
  paying: { hand: 'ROYAL_FLUSH', places: [0, 1, 2, 3, 4], times: 800 },
}
const blackjack = {
  type: 'blackjack',
  tableId: 'porthole-twenty-one',
  hands: [
    { cards: [five[0], five[4]], total: 21, isSoft: true, isDoubled: false, bet: '100', win: '200', outcome: 'WON' },
    { cards: [five[4], five[1]], total: 20, isSoft: false, isDoubled: true, bet: '200', win: '0', outcome: null },
  ],
  dealer: { cards: [five[0]], total: 11, isSoft: true, hasHoleCard: true, ending: null },
  insurance: { bet: '50', win: '0' },
  side: { name: 'Perfect pairs', bet: '10', win: '260' },
}
const poker = {
  type: 'poker',
  roomId: 'house',
  tableId: 'hearth-holdem',
  hand: { cards: five.slice(0, 2), ranking: 'ROYAL_FLUSH', best: five },
  board: five,
  shown: [{ cards: five.slice(3), ranking: null, best: [], seat: null, isWinner: false }],
  ending: 'WON',
  pot: '300',
  rake: '0',
  side: null,
}
const crash = { type: 'crash', number: 7, hash: 'b1'.repeat(32), point: 247, autoCashOut: 300, cashOut: null }
const fish = { type: 'fish', target: 'Arctic char', isCaught: true, pays: 4, chance: 240_000 }
const paid = { sessionId, transactionId: 'r-1-win', roundId: 'r-1', amount: '0' }
const wires: readonly (readonly [name: string, schema: v.GenericSchema, message: object])[] = [
  ['session', sessionRequest, { launchToken: 'abcdefghijklmnopqrstuvwxyz' }],
  ['balance', balanceRequest, { sessionId }],
  ['bet', betRequest, { sessionId, transactionId: 'r-1-bet', roundId: 'r-1', amount: '20' }],
  ['insurance', betRequest, { sessionId, transactionId: 'r-1-bet-2', roundId: 'r-1', amount: '10', part: 'INSURANCE' }],
  ['win', winRequest, { ...paid, betTransactionId: 'r-1-bet', report }],
  ['win of a round that goes on', winRequest, { ...paid, closes: false }],
  ['win of keno', winRequest, { ...paid, report: keno, fairness }],
  ['win of blackjack', winRequest, { ...paid, report: blackjack }],
  ['win of poker', winRequest, { ...paid, report: poker }],
  ['win of crash', winRequest, { ...paid, report: crash, fairness: { ...fairness, algorithm: 'sha256-hash-chain' } }],
  ['win of fish', winRequest, { ...paid, report: fish, fairness }],
  ['end', endRequest, { sessionId, transactionId: 'r-1-end', roundId: 'r-1', report: videoPoker, fairness }],
  ['rollback', rollbackRequest, { sessionId, transactionId: 'r-1-back', betTransactionId: 'r-1-bet' }],
  ['wallet reply', walletReply, { status: 'OK', transactionId: 'r-1-bet', balance: '980' }],
  ['wallet refusal', walletRefusal, { status: 'INSUFFICIENT_BALANCE', balance: '10' }],
  ['text message', textMessage, { to: '+15550100', text: 'Your code is 123456.' }],
  ['signature', signatureHeaders, { 'x-timestamp': '1772442000', 'x-nonce': sessionId, 'x-signature': 'a0'.repeat(32) }],
  ['game frame', gameFrameMessage, { source: 'lagoon-game', kind: 'round', state: 'started' }],
  ['push', operatorCommand, { do: 'push', player: 'mara_vale', title: 'Hello', text: 'The tide is in.' }],
  ['maintenance', operatorCommand, { do: 'maintenance', maintenance: { state: 'on', text: 'Back at noon.' } }],
  ['version', operatorCommand, { do: 'version', version: '1.2.3' }],
  [
    'disturbance',
    operatorCommand,
    {
      do: 'disturb',
      disturbance: { path: '*', delayMs: 0, times: null, effect: { kind: 'answer', status: 500, type: 'json', body: '{}' } },
    },
  ],
]

/** The message once for every text in it, with that text changed. */
const withEachText = (message: unknown, change: (text: string) => string): readonly unknown[] => {
  if (typeof message === 'string') return [change(message)]
  if (typeof message !== 'object' || message === null) return []
  return Object.entries(message).flatMap(([key, value]) =>
    withEachText(value, change).map((changed) =>
      Array.isArray(message) ? message.with(Number(key), changed) : { ...message, [key]: changed },
    ),
  )
}

describe.each(wires)('%s', (_, schema, message) => {
  it('is taken as it is written down here', () => expect(v.safeParse(schema, message).issues).toBeUndefined())

  it.each(['\0', '\uD83C'])('is refused with %j in any of its texts, which no database keeps', (bad) => {
    const spoilt = [...withEachText(message, (text) => text + bad), ...withEachText(message, (text) => bad + text)]
    expect(spoilt.length).toBeGreaterThan(0)
    expect(spoilt.filter((one) => v.is(schema, one))).toEqual([])
  })
})

it('canary: a text that nobody judges is noticed', () => {
  const careless = v.object({ text: v.string() })
  expect(withEachText({ text: 'a' }, (text) => `${text}\0`).filter((one) => v.is(careless, one))).toHaveLength(1)
})

it.each(['', '-1', '1.5', '1e3', ' 1', '0x10', '1'.repeat(19), 1])('does not take %j for an amount', (amount) => {
  expect(v.is(betRequest, { sessionId, transactionId: 't', roundId: 'r', amount })).toBe(false)
})

it('reads an amount exactly, and no bet of nothing', () => {
  const bet = { sessionId, transactionId: 't', roundId: 'r' }
  expect(v.parse(betRequest, { ...bet, amount: '9'.repeat(18) }).amount).toBe(999_999_999_999_999_999n)
  expect(v.is(betRequest, { ...bet, amount: '0' })).toBe(false)
})

it('takes a bet without a part for the main one, and a win without a word for one that closes', () => {
  expect(v.parse(betRequest, { sessionId, transactionId: 't', roundId: 'r', amount: '1' }).part).toBe('MAIN')
  expect(v.parse(winRequest, { ...paid, report }).closes).toBe(true)
})

it.each([
  ['a win that closes without a report', winRequest, paid],
  ['a part that is none', betRequest, { sessionId, transactionId: 't', roundId: 'r', amount: '1', part: 'TIP' }],
  ['a report of an unknown kind', winRequest, { ...paid, report: { ...report, type: 'bingo' } }],
  ['a number that no board has', winRequest, { ...paid, report: { ...keno, picks: [81] } }],
  ['a card that no deck has', winRequest, { ...paid, report: { ...videoPoker, dealt: [...five.slice(1), { rank: '1', suit: 'HEARTS' }] } }],
  ['four cards', winRequest, { ...paid, report: { ...videoPoker, dealt: five.slice(1) } }],
  ['a total that no hand has', winRequest, { ...paid, report: { ...blackjack, dealer: { ...blackjack.dealer, total: 32 } } }],
  ['blackjack without a hand', winRequest, { ...paid, report: { ...blackjack, hands: [] } }],
  ['a seat that no table has', winRequest, { ...paid, report: { ...poker, shown: [{ ...poker.shown[0], seat: 0 }] } }],
  ['a pot below nothing', winRequest, { ...paid, report: { ...poker, pot: '-1' } }],
  ['a commitment in capitals', winRequest, { ...paid, report, fairness: { ...fairness, commitment: 'A0'.repeat(32) } }],
] as const)('does not take %s', (_, schema, message) => expect(v.is(schema as v.GenericSchema, message)).toBe(false))

it('takes a session as the platform opens it', () => {
  const reply = {
    status: 'OK',
    sessionId,
    player: 'p-1',
    gameId: 'moonlit-tides',
    token: 'SWEEP',
    winToken: 'PRIZE',
    balance: '0',
    minStake: '20',
    maxStake: '10000',
  }
  expect(v.parse(sessionReply, reply)).toEqual(reply)
  for (const changed of [{ token: 'COIN' }, { balance: '-1' }, { status: 'FINE' }])
    expect(v.is(sessionReply, { ...reply, ...changed })).toBe(false)
})
