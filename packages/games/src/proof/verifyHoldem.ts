import { actsOf, startedAgain, type HandStart, type SeatAct } from '../holdemTable/course.ts'
import type { HoldemTable } from '../holdemTable/engine.ts'
import { holdemTables } from '../holdemTable/holdemTables.ts'
import { handReportOf } from '../holdemTable/report.ts'
import { resultOf } from '../holdemTable/result.ts'
import type { Step } from '../holdemTable/table.ts'
import { commitmentOf } from '../fair/seedPair.ts'
import { differencesOf, shownDifferences, type Reported } from './differences.ts'
import { toJson, type Json } from '../json.ts'
import { notPlayed, toldDraw, type RevealedProof, type Verified } from './steps.ts'
import type { VerifyStep } from './verifyStep.ts'

interface Dealt extends HandStart {
  /** The player's own. */
  readonly seat: number
}

type Fields = Readonly<Record<string, Json>>

const fieldsOf = (part: Json | undefined): Fields =>
  typeof part === 'object' && part !== null && !Array.isArray(part) ? (part as Fields) : {}
const listIn = (part: Json | undefined): readonly Json[] => (Array.isArray(part) ? (part as readonly Json[]) : [])

/** How the hand began, as the proof says it; else what is missing. */
const dealtIn = (choice: Json, most: number): Dealt | 'SEATS_MISSING' | 'STACKS_MISSING' => {
  const { seats: seatsIn, seat, stacks: stacksIn, owing: owingIn, button } = fieldsOf(choice)
  const isSeat = (value: Json | undefined): value is number => Number.isInteger(value) && Number(value) >= 0 && Number(value) < most
  const seats = listIn(seatsIn)
  const isWhole = seats.length >= 2 && seats.every(isSeat) && new Set(seats).size === seats.length
  if (!isWhole || !isSeat(seat) || !seats.includes(seat)) return 'SEATS_MISSING'
  const [stacks, owing] = [listIn(stacksIn), listIn(owingIn)]
  const isStack = (value: Json): value is number => Number.isSafeInteger(value) && Number(value) > 0
  if (stacks.length !== seats.length || !stacks.every(isStack)) return 'STACKS_MISSING'
  if (!Array.isArray(owingIn) || !owing.every(isSeat) || (button !== -1 && !isSeat(button))) return 'STACKS_MISSING'
  return { seats, seat, stacks, owing, button }
}

/** Why a part of the report cannot be one of this hand: no card to compare, or a seat that was not dealt in. */
const strangeIn = (
  { report }: RevealedProof,
  { seats }: Dealt,
): { readonly path: string; readonly part: Json; readonly code: string } | null => {
  const holdsNothing = (part: Json | undefined): boolean => part === undefined || (Array.isArray(part) && part.length === 0)
  if (!report || [report['hand'], report['board'], report['shown']].every(holdsNothing))
    return { path: 'report', part: report, code: 'NOTHING_TO_COMPARE' }
  const others = listIn(report['shown'])
  const isDealtIn = (seat: Json | undefined): boolean => typeof seat === 'number' && seats.includes(seat - 1)
  const strange = others.findIndex((other) => !isDealtIn(fieldsOf(other)['seat']))
  return strange < 0 ? null : { path: `report.shown.${strange}`, part: others[strange] ?? null, code: 'SEAT_NOT_DEALT_IN' }
}

type Replayed =
  | ({ readonly isOver: true } & Pick<Step, 'events'>)
  | { readonly isOver: false; readonly path: string; readonly reported: Json; readonly code: string }

/** Plays the hand again, act by act; what the player did stands in the steps. */
const replayed = (game: HoldemTable, proof: RevealedProof, dealt: Dealt, steps: VerifyStep[]): Replayed => {
  const first = startedAgain(game, dealt, proof.nonce, toldDraw(proof, steps))
  const events = [...first.events]
  let { table } = first
  for (const [place, written] of proof.acts.entries()) {
    const { seat, ...act } = fieldsOf(written) as unknown as SeatAct
    try {
      const step = game.act(table, seat, act, toldDraw(proof, steps, table.hand?.dealt.length))
      if (seat === dealt.seat) steps.push({ type: 'ACT', name: act.name })
      events.push(...step.events)
      table = step.table
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      return { isOver: false, path: `acts.${place}`, reported: written, code: error.message }
    }
  }
  return table.hand === null ? { isOver: true, events } : { isOver: false, path: 'acts', reported: proof.acts, code: 'ROUND_IS_OPEN' }
}

/**
 * Plays a hand of a table again, from the seed of the table and those of the seats, the stacks, and what everybody did, and compares the cards
 * that were seen, what the player bet and won, who won besides, the pot and the rake.
 */
export const verifyHoldem = (proof: RevealedProof): Verified => {
  const computed = commitmentOf(proof.serverSeed)
  const steps: VerifyStep[] = [{ type: 'COMMITMENT', computed }]
  if (computed !== proof.commitment) return notPlayed(steps, 'commitment', proof.commitment, computed)
  const game = holdemTables.get(proof.game)
  if (!game) return notPlayed(steps, 'game', proof.game, undefined)
  if (game.version !== proof.version) return notPlayed(steps, 'version', proof.version, game.version)
  const dealt = dealtIn(proof.choice, game.rules.seats)
  if (typeof dealt === 'string') return notPlayed(steps, 'choice', proof.choice, dealt)
  const strange = strangeIn(proof, dealt)
  if (strange) return notPlayed(steps, strange.path, strange.part, strange.code)
  const played = replayed(game, proof, dealt, steps)
  if (!played.isOver) return notPlayed(steps, played.path, played.reported, played.code)
  const result = resultOf(played.events)
  const { bet, won } = result.accounts.get(dealt.seat) ?? { bet: 0, won: 0 }
  const totalWinMinor = String(won)
  steps.push({ type: 'OUTCOME', totalWinMinor })
  return {
    steps,
    differences: [
      ...differencesOf(dealt.seats, [...result.dealt.keys()], 'choice.seats'),
      ...differencesOf(proof.acts, toJson(actsOf(played.events)), 'acts'),
      ...differencesOf(proof.stake, String(bet), 'stake'),
      ...shownDifferences(proof, { totalWinMinor }, toJson(handReportOf(result, dealt.seat)) as Reported),
    ],
  }
}
