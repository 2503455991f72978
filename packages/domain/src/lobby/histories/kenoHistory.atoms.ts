import type { ResultOf } from '../../client/operation.ts'
import { paged } from '../../kernel/paged.ts'
import { roundOf } from './round.adapter.ts'
import { kenoRounds } from './kenoHistory.operations.ts'
import type { KenoRoundRow } from './kenoHistory.state.ts'
import { newestFirst, roundHistory } from './roundHistory.atoms.ts'

const toRow = (round: ResultOf<'KenoRounds'>['kenoRounds']['nodes'][number]): KenoRoundRow => ({
  ...roundOf(round),
  picks: round.picks,
  drawn: round.drawn,
  ...(round.multiplier === null ? {} : { multiplier: round.multiplier }),
})

export const kenoHistory = roundHistory(
  'KENO',
  paged(kenoRounds, ({ kenoRounds: page }) => ({ ...page, nodes: page.nodes.map(toRow) }), newestFirst),
)
