import type { ResultOf } from '../../client/operation.ts'
import { paged } from '../../kernel/paged.ts'
import { fishRounds } from './fishHistory.operations.ts'
import type { FishRoundRow } from './fishHistory.state.ts'
import { roundOf } from './round.adapter.ts'
import { newestFirst, roundHistory } from './roundHistory.atoms.ts'

type WireRound = ResultOf<'FishRounds'>['fishRounds']['nodes'][number]

const toRow = ({ shot, ...round }: WireRound): FishRoundRow => ({
  ...roundOf(round),
  ...(shot === null ? {} : { shot: { target: shot.target, isCaught: shot.isCaught, multiplier: 100 * shot.pays, chance: shot.chance } }),
})

export const fishHistory = roundHistory(
  'FISH',
  paged(fishRounds, ({ fishRounds: page }) => ({ ...page, nodes: page.nodes.map(toRow) }), newestFirst),
)
