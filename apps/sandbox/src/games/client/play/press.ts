import type { ActRequest, PlayRequest, RoundView } from '../../contract.ts'
import type { Choice } from '../kinds/kind.ts'

/** One press of the button, asked for as often as it takes to get an answer: its id is made once. */
export type Press =
  | { readonly to: 'play'; readonly takes: bigint; readonly request: PlayRequest }
  | { readonly to: 'act'; readonly takes: bigint; readonly request: ActRequest }

/** What a press does now, by what the player chose; or what is missing. */
export const pressing = (
  choice: Choice,
  at: { readonly stake: bigint; readonly round: RoundView | null },
): Press | { readonly hint: string } => {
  if (choice.to === 'choose') return { hint: choice.hint }
  const pressId = crypto.randomUUID()
  if (choice.to === 'act')
    return { to: 'act', takes: choice.takes ?? 0n, request: { pressId, roundId: at.round?.roundId ?? '', act: choice.act } }
  return { to: 'play', takes: at.stake + (choice.side ?? 0n), request: { pressId, stake: String(at.stake), choice: choice.choice } }
}
