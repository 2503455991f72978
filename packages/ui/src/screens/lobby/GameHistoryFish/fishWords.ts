import type { FishCatch, FishRoundRow } from '@lagoon/domain/lobby/histories/fishHistory.state'
import { fishCatches } from './fishCatches.ts'

/** `7 of 24`: shots that caught something, of all; nothing before the first shot. */
export const catchesInWords = (round: FishRoundRow): string | undefined =>
  round.shots.length === 0 ? undefined : `${fishCatches(round).length} of ${round.shots.length}`

/** The catch of the largest multiplier; the earlier one of two. */
export const bestCatch = (round: FishRoundRow): FishCatch | undefined =>
  fishCatches(round).reduce<FishCatch | undefined>(
    (best, shot) => (best === undefined || shot.caught.multiplier > best.caught.multiplier ? shot : best),
    undefined,
  )

/** What the shots without a catch cost, in the kind of the bet. */
export const missedCost = ({ shots }: FishRoundRow): bigint =>
  shots.reduce((cost, { bet, caught }) => (caught === undefined ? cost + bet : cost), 0n)
