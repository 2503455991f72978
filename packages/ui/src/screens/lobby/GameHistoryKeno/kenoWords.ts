import type { KenoRoundRow } from '@lagoon/domain/lobby/histories/kenoHistory.state'
import { kenoHits } from './kenoHits.ts'

/** `4 of 6`; nothing before the draw. */
export const hitsInWords = (round: KenoRoundRow): string | undefined =>
  round.drawn.length === 0 ? undefined : `${kenoHits(round).length} of ${round.picks.length}`
