import type { KenoRoundRow } from '@lagoon/domain/lobby/histories/kenoHistory.state'

/** The picked numbers that were drawn, smallest first. */
export const kenoHits = ({ picks, drawn }: Pick<KenoRoundRow, 'picks' | 'drawn'>): readonly number[] =>
  picks.filter((number) => drawn.includes(number))
