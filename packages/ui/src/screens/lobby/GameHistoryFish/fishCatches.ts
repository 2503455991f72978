import type { FishCatch, FishRoundRow } from '@lagoon/domain/lobby/histories/fishHistory.state'

/** The shots that caught something, in their order. */
export const fishCatches = ({ shots }: Pick<FishRoundRow, 'shots'>): readonly FishCatch[] =>
  shots.filter((shot): shot is FishCatch => shot.caught !== undefined)
