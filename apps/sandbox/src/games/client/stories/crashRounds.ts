import { delay, http, HttpResponse } from 'msw'
import { crashes } from '@lagoon/games/crash/crashes'
import { pointOf, timeOf } from '@lagoon/games/crash/rules'
import { hashChain, sharedNumber } from '@lagoon/games/fair/hashChain'
import type {
  BetAnswer,
  BetRequest,
  CashOutAnswer,
  LiveEvent,
  LivePhase,
  LiveState,
  OwnBet,
  OwnState,
  SeenBet,
} from '../../rules/crash/live.ts'
import { eventStream } from './eventStream.ts'
import { BALANCE, now } from './setting.ts'

const SALT = 'story'
const chain = hashChain('c'.repeat(64), 200)

const rulesOf = (gameId: string) => {
  const rules = crashes.get(gameId)?.rules
  if (!rules) throw new RangeError(`no game of crash ${gameId}`)
  return rules
}
const endOf = (gameId: string, number: number) => {
  const hash = chain[number] ?? ''
  return { number, hash, point: pointOf(rulesOf(gameId), sharedNumber(hash, SALT)) }
}

/** The first round from the thirtieth on that ends between two multipliers, in hundredths. */
export const roundBetween = (gameId: string, least: number, most: number): number => {
  for (let number = 30; number < chain.length; number++) {
    const { point } = endOf(gameId, number)
    if (point >= least && point <= most) return number
  }
  throw new RangeError(`no round of the chain ends between ${least} and ${most}`)
}

const others: readonly Omit<SeenBet, 'betId'>[] = [
  { name: 'Amber Heron', stake: '5000', cashOut: 142 },
  { name: 'Quiet Otter', stake: '1200', cashOut: null },
  { name: 'Brisk Plover', stake: '1000', cashOut: 120 },
  { name: 'Silver Newt', stake: '500', cashOut: null },
  { name: 'Early Wren', stake: '200', cashOut: null },
]

export interface Standing {
  readonly gameId: string
  readonly number: number
  /** What the curve shows, hundredths; `betting` before the start, `ended` after it. */
  readonly shows: number | 'betting' | 'ended'
  readonly own?: readonly (Partial<OwnBet> & Pick<OwnBet, 'slot'>)[]
}

const phaseOf = ({ gameId, number, shows }: Standing): LivePhase => {
  if (shows === 'betting') return { phase: 'betting', number, startsAt: now() + 3_400 }
  const { point } = endOf(gameId, number)
  if (shows === 'ended') return { phase: 'ended', number, point, endedAt: now() - 900, nextAt: now() + 2_100 }
  return { phase: 'flight', number, startedAt: now() - timeOf(rulesOf(gameId), shows) }
}

export interface CrashServerOptions {
  /** The line is cut after the first message. */
  readonly isGone?: boolean
  /** How long the round is in coming, milliseconds. */
  readonly comesAfter?: number
  /** What is answered to a bet. */
  readonly bet?: HttpResponse<object>
  /** What is bet. */
  readonly onBet?: (bet: BetRequest) => void
}

/** The server of a round that stands still, with the answers to what a player may press in it. */
export const crashServer = (standing: Standing, { isGone = false, comesAfter = 0, bet, onBet }: CrashServerOptions = {}) => {
  const { gameId, number, shows, own = [] } = standing
  const bets = own.map((one): OwnBet => ({
    betId: `own-${one.slot}`,
    number,
    stake: '500',
    autoCashOut: null,
    cashOut: null,
    win: null,
    ...one,
  }))
  const shown = shows === 'betting' ? 0 : shows === 'ended' ? endOf(gameId, number).point : shows
  const seen = others.map((other, index) => ({
    ...other,
    betId: `other-${index}`,
    cashOut: other.cashOut !== null && other.cashOut <= shown ? other.cashOut : null,
  }))
  const inRound = bets
    .filter((one) => one.number === number)
    .map(({ betId, stake, cashOut: out }) => ({ betId, name: 'Noah', stake, cashOut: out }))
  const state: LiveState = {
    at: now(),
    round: phaseOf(standing),
    bets: [...seen, ...inRound],
    past: Array.from({ length: 20 }, (_, back) => endOf(gameId, number - back - (shows === 'ended' ? 0 : 1))),
    chain: { commitment: chain[0] ?? '', salt: SALT, games: chain.length - 1 },
  }
  const nameOf = (event: object) => (event as LiveEvent).type
  let stream: ReturnType<typeof eventStream> | undefined
  const open = async () => {
    await delay(comesAfter)
    stream = eventStream([{ type: 'state', state } satisfies LiveEvent], { nameOf, isCut: isGone })
    return stream.answer
  }
  const end = () => {
    const at = now()
    stream?.say({ type: 'end', at, end: endOf(gameId, number), endedAt: at - 40, nextAt: at + 2_960 } satisfies LiveEvent)
  }
  const taken = bets.reduce((sum, { stake, win }) => sum + BigInt(stake) - BigInt(win ?? '0'), 0n)
  return [
    http.get('*/api/live/stream', open, { once: isGone }),
    http.get('*/api/live/stream', () => HttpResponse.error()),
    http.get('*/api/live/own', () => HttpResponse.json({ balance: String(BALANCE - taken), bets } satisfies OwnState)),
    // The end of the round was faster than the player.
    http.post('*/api/live/cash-out', () => {
      end()
      const { point } = endOf(gameId, number)
      return HttpResponse.json({ result: 'too-late', point, endedAt: now() - 40, receivedAt: now() } satisfies CashOutAnswer)
    }),
    http.post('*/api/live/bet', async ({ request }) => {
      const asked = (await request.json()) as BetRequest
      onBet?.(asked)
      const { slot, stake, autoCashOut } = asked
      const taken: OwnBet = { betId: `own-${slot}`, number, slot, stake, autoCashOut, cashOut: null, win: null }
      return bet ?? HttpResponse.json({ bet: taken, balance: String(BALANCE - BigInt(stake)) } satisfies BetAnswer)
    }),
  ]
}
