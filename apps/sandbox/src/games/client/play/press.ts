import type { ActRequest, PlayRequest, RoundView } from '../../contract.ts'
import type { Choice } from '../kinds/kind.ts'
import type { Trouble } from './view.ts'

/** One press of the button, asked for as often as it takes to get an answer: its id is made once. */
export type Press =
  | { readonly to: 'play'; readonly takes: bigint; readonly request: PlayRequest }
  | { readonly to: 'act'; readonly verb: string; readonly takes: bigint; readonly request: ActRequest }

/** What a press does now, by what the player chose; or what is missing. */
export const pressing = (
  choice: Choice,
  /** Place of the act, where there are several. */
  which: number,
  at: { readonly stake: bigint; readonly round: RoundView | null },
): Press | { readonly hint: string } => {
  if (choice.to === 'choose') return { hint: choice.hint }
  const pressId = crypto.randomUUID()
  const chosen = choice.to === 'choose-act' ? (choice.acts[which] ?? choice.acts[0]) : choice.to === 'act' ? choice : undefined
  if (chosen) {
    const { act, verb, takes = 0n } = chosen
    return { to: 'act', verb, takes, request: { pressId, roundId: at.round?.roundId ?? '', act } }
  }
  if (choice.to !== 'play') throw new RangeError('there is no act to choose from')
  return { to: 'play', takes: at.stake + (choice.side ?? 0n), request: { pressId, stake: String(at.stake), choice: choice.choice } }
}

/** What the player is told whose balance does not cover a press. */
export const tooLittleFor = (press: Press): Trouble => ({
  kind: 'insufficient-balance',
  takes: press.takes,
  verb: press.to === 'act' ? press.verb : null,
})

/** Whether a choice is another one than that of which the player was told something. */
export const isAnsweredBy = (trouble: Trouble, next: Choice, stake: bigint): boolean => {
  if (trouble.kind === 'choose') return next.to !== 'choose'
  return trouble.kind === 'insufficient-balance' && next.to === 'play' && stake + (next.side ?? 0n) !== trouble.takes
}

/** Less than a player takes to see what ended and to press for something else. */
const LATE_MS = 300

/** Whether a press was meant to skip what has just ended: it is not to buy the next round, nor to go on with an open one. */
export const isLateSkip = ({
  endedAt,
  now,
  isAskedAgain,
}: {
  /** When something ended that could be skipped; null where nothing has yet. */
  readonly endedAt: number | null
  readonly now: number
  /** The press before it is still unanswered, and only asked for again. */
  readonly isAskedAgain: boolean
}): boolean => !isAskedAgain && endedAt !== null && now - endedAt < LATE_MS
