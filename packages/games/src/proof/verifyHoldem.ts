import { cardView } from '../cards/cardView.ts'
import { fromShoe } from '../cards/dealing.ts'
import { commitmentOf } from '../fair/seedPair.ts'
import { holdemTables } from '../holdemTable/holdemTables.ts'
import { shownDifferences } from './differences.ts'
import type { Json } from './proof.ts'
import { notPlayed, toldDraw, type RevealedProof, type Verified } from './steps.ts'
import type { VerifyStep } from './verifyStep.ts'

const BOARD = 5

interface Dealt {
  /** Seats that were dealt in, from the left of the button. */
  readonly seats: readonly number[]
  /** The player's own. */
  readonly seat: number
}

const dealtIn = (choice: Json, most: number): Dealt | undefined => {
  if (typeof choice !== 'object' || choice === null || !('seats' in choice) || !('seat' in choice)) return undefined
  const { seats, seat } = choice
  const isSeat = (value: Json | undefined): value is number => Number.isInteger(value) && Number(value) >= 0 && Number(value) < most
  if (!Array.isArray(seats) || !isSeat(seat)) return undefined
  const list = seats as readonly Json[]
  const isWhole = list.length >= 2 && list.every(isSeat) && new Set(list).size === list.length && list.includes(seat)
  return isWhole ? { seats: list as readonly number[], seat } : undefined
}

interface Shown {
  readonly [key: string]: Json
  /** Counted from 1. */
  readonly seat: number
}

const isShown = (hand: Json, { seats }: Dealt): hand is Shown =>
  typeof hand === 'object' && hand !== null && 'seat' in hand && typeof hand['seat'] === 'number' && seats.includes(hand['seat'] - 1)

const listIn = (part: Json | undefined): readonly Json[] => (Array.isArray(part) ? (part as readonly Json[]) : [])

const holdsNothing = (part: Json | undefined): boolean => part === undefined || (Array.isArray(part) && part.length === 0)

/**
 * Deals a hand of a table again, from the seed of the table and those of the seats, and compares every card that was seen: the player's own,
 * the board, and what others showed. What was bet and won is no matter of chance alone; the hand's history tells it, and it is not compared.
 */
export const verifyHoldem = (proof: RevealedProof): Verified => {
  const computed = commitmentOf(proof.serverSeed)
  const steps: VerifyStep[] = [{ type: 'COMMITMENT', computed }]
  if (computed !== proof.commitment) return notPlayed(steps, 'commitment', proof.commitment, computed)
  const table = holdemTables.get(proof.game)
  if (!table) return notPlayed(steps, 'game', proof.game, undefined)
  if (table.version !== proof.version) return notPlayed(steps, 'version', proof.version, table.version)
  const dealt = dealtIn(proof.choice, table.rules.seats)
  if (!dealt) return notPlayed(steps, 'choice', proof.choice, 'SEATS_MISSING')
  const shoe = fromShoe(1, [], toldDraw(proof, steps))
  const firsts = dealt.seats.map(() => shoe.next())
  const seconds = dealt.seats.map(() => shoe.next())
  const board = Array.from({ length: BOARD }, () => shoe.next())
  const handOf = (seat: number): Json =>
    [firsts, seconds].map((round) => round[dealt.seats.indexOf(seat)]).flatMap((card) => (card === undefined ? [] : [cardView(card)]))
  const { report } = proof
  const hand = report?.['hand']
  if (!report || [hand, report['board'], report['shown']].every(holdsNothing))
    return notPlayed(steps, 'report', report, 'NOTHING_TO_COMPARE')
  const others = listIn(report['shown'])
  const shown = others.filter((other) => isShown(other, dealt))
  const strange = others.findIndex((other) => !isShown(other, dealt))
  if (strange >= 0) return notPlayed(steps, `report.shown.${strange}`, others[strange] ?? null, 'SEAT_NOT_DEALT_IN')
  const own = {
    board: board.slice(0, listIn(report['board']).length).map(cardView),
    hand: { ...(typeof hand === 'object' ? hand : {}), cards: handOf(dealt.seat) },
    shown: shown.map((other): Json => ({ ...other, cards: handOf(other.seat - 1) })),
  }
  return { steps, differences: shownDifferences({ outcome: {}, report }, {}, own) }
}
