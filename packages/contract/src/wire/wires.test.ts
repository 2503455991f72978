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
import {
  balanceReply as streamFunds,
  balanceRequest as streamBalanceRequest,
  batchReply,
  batchRequest,
  eventsReply,
  holdReply,
  holdRequest,
  readRequest,
  releaseRequest,
  roundReply,
  sessionReply as streamSessionReply,
  sessionRequest as streamSessionRequest,
  streamRefusal,
} from './eventBatches/eventBatches.ts'
import { readEvents, streamEvent, totalsOf } from './eventBatches/events.ts'
import { decimal } from './transferWallet/decimal.ts'
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
const played = { stake: '100', choice: { picks: [3, 17] }, progress: null, acts: [{ act: 'HIT' }] }
const crash = { type: 'crash', number: 7, hash: 'b1'.repeat(32), point: 247, autoCashOut: 300, cashOut: null }
const fish = { type: 'fish', target: 'Arctic char', isCaught: true, pays: 4, chance: 240_000 }
const paid = { sessionId, transactionId: 'r-1-win', roundId: 'r-1', amount: '0' }
const from = { iss: 'northlight', aud: 'platform' }
const stream = { session: sessionId, epoch: 1 }
const answer = { iss: 'platform', aud: 'northlight', re: 'a'.repeat(43) }
const hash = 'a0'.repeat(32)
const opening = '{"seq":1,"type":"open","round":"r-1"}'
const batch = { ...from, act: 'batch', ...stream, fromSeq: 1, toSeq: 1, prevHash: hash, totals: { stake: '0', pay: '0', voids: 0 } }
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
  ['win with what was played', winRequest, { ...paid, report: keno, fairness: { ...fairness, played } }],
  ['win of crash', winRequest, { ...paid, report: crash, fairness: { ...fairness, algorithm: 'sha256-hash-chain' } }],
  ['win of fish', winRequest, { ...paid, report: fish, fairness }],
  ['end', endRequest, { sessionId, transactionId: 'r-1-end', roundId: 'r-1', report: videoPoker, fairness }],
  ['rollback', rollbackRequest, { sessionId, transactionId: 'r-1-back', betTransactionId: 'r-1-bet' }],
  ['wallet reply', walletReply, { status: 'OK', transactionId: 'r-1-bet', balance: '980' }],
  ['wallet refusal', walletRefusal, { status: 'INSUFFICIENT_BALANCE', balance: '10' }],
  ['launch of a stream', streamSessionRequest, { ...from, act: 'session', launchToken: 'abcdefghijklmnopqrstuvwxyz' }],
  ['balance of a stream', streamBalanceRequest, { ...from, act: 'balance', ...stream }],
  ['hold', holdRequest, { ...from, act: 'hold', ...stream, hold: 1, amount: '1000000', until: 1_772_442_000 }],
  ['release', releaseRequest, { ...from, act: 'release', ...stream, hold: 1, seq: 0 }],
  ['open', streamEvent, { seq: 1, type: 'open', round: 'r-1' }],
  ['stake', streamEvent, { seq: 2, type: 'stake', round: 'r-1', amount: '1000000', part: 'SIDE' }],
  ['pay', streamEvent, { seq: 3, type: 'pay', round: 'r-1', amount: '1' }],
  ['void', streamEvent, { seq: 4, type: 'void', round: 'r-1', of: 2 }],
  ['finish', streamEvent, { seq: 5, type: 'finish', round: 'r-1', report: keno, fairness }],
  ['hold reply', holdReply, { ...answer, status: 'OK', hold: 1, granted: '10', until: 1, balance: '0', left: '10' }],
  ['batch reply', batchReply, { ...answer, status: 'OK', ackSeq: 5, hash, dust: '1', balance: '0', left: '10' }],
  ['funds', streamFunds, { ...answer, status: 'OK', balance: '0', left: '10' }],
  ['refused batch', streamRefusal, { ...answer, status: 'HOLD_EXCEEDED', seq: 7, left: '0' }],
  ['round at the provider', roundReply, { ...answer, status: 'OK', round: 'r-1', state: 'OPEN' }],
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

describe('events of a stream', () => {
  it('are texts, numbered one by one', () => {
    expect(v.safeParse(batchRequest, { ...batch, events: [opening] }).issues).toBeUndefined()
    expect(v.is(batchRequest, { ...batch, toSeq: 2, events: [opening] })).toBe(false)
    expect(v.is(batchRequest, { ...batch, toSeq: 201, events: Array.from({ length: 201 }, () => opening) })).toBe(false)
    const reply = { ...answer, status: 'OK', ...stream, fromSeq: 1, prevHash: hash, events: [opening], isAll: true }
    expect(v.safeParse(eventsReply, reply).issues).toBeUndefined()
    expect(readEvents(1, [opening])).toMatchObject({ ok: true, value: [{ type: 'open', round: 'r-1' }] })
    expect(readEvents(2, [opening])).toEqual({ ok: false, error: { seq: 2 } })
    expect(readEvents(1, [opening, 'no JSON'])).toEqual({ ok: false, error: { seq: 2 } })
  })

  it.each([0, -0, -1, 1.5, 1e21, 2 ** 53, '1'])('are not numbered %j', (seq) => {
    expect(v.is(streamEvent, { seq, type: 'open', round: 'r-1' })).toBe(false)
  })

  it('add up to what was staked, paid and given back', () => {
    const texts = [
      { type: 'stake', amount: '30000' },
      { type: 'stake', amount: '20000', part: 'SIDE' },
      { type: 'pay', amount: '7' },
      { type: 'void', of: 2 },
    ]
    const read = readEvents(
      1,
      texts.map((event, index) => JSON.stringify({ seq: index + 1, round: 'r-1', ...event })),
    )
    expect(read.ok && totalsOf(read.value)).toEqual({ stake: 50_000n, pay: 7n, voids: 1 })
  })

  it('are asked for with a path and a time', () => {
    const read = { iss: 'platform', aud: 'northlight', act: 'read', path: `/sessions/${sessionId}/events?after=3`, iat: 1_772_442_000 }
    expect(v.safeParse(readRequest, read).issues).toBeUndefined()
  })

  it('begin with a session as the platform opens it', () => {
    const reply = { player: 'p-1', game: 'comet-line', token: 'SWEEP', winToken: 'PRIZE', balance: '0', minStake: '1', maxStake: '2' }
    expect(v.safeParse(streamSessionReply, { ...answer, status: 'OK', ...stream, ...reply }).issues).toBeUndefined()
  })
})

describe('PX5 amounts that are none', () => {
  const none = ['', '-1', '-0', '+1', '1e3', '1e21', ' 1', '0x10', '1,000', '٣', '0.005', '12.345', '1.5', 1, -0, 1e21, null]
  it.each([...none, '1'.repeat(19)])('%j is no minor units', (amount) => {
    expect(v.is(betRequest, { sessionId, transactionId: 't', roundId: 'r', amount })).toBe(false)
  })
  it.each([...none, '1'.repeat(23), '0', '5000'])('%j is no stake in micro-tokens', (amount) => {
    expect(v.is(streamEvent, { seq: 1, type: 'stake', round: 'r-1', amount })).toBe(false)
  })
  it.each([...none, '1', '.50', '00.50', '12.5', '-1.00', '1'.repeat(17) + '.00'])('%j is no tokens with two places', (amount) => {
    expect(v.is(decimal, amount)).toBe(false)
  })
  it('reads what is one to the minor unit', () => {
    expect(v.parse(decimal, '92233720368547.75')).toBe(9_223_372_036_854_775n)
    expect(v.parse(betRequest, { sessionId, transactionId: 't', roundId: 'r', amount: '10' }).amount).toBe(10n)
    expect(v.parse(streamEvent, { seq: 1, type: 'pay', round: 'r-1', amount: '5001' })).toMatchObject({ amount: 5_001n })
  })
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
