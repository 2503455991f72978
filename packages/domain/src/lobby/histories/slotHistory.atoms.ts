import { minor } from '@lagoon/contract/money/money'
import type { ResultOf } from '../../client/operation.ts'
import { paged } from '../../kernel/paged.ts'
import { known } from '../lobby.adapter.ts'
import { roundOf } from './round.adapter.ts'
import { newestFirst, roundHistory } from './roundHistory.atoms.ts'
import { slotRounds } from './slotHistory.operations.ts'
import type { SlotRoundRow } from './slotHistory.state.ts'

const toRow = (round: ResultOf<'SlotRounds'>['slotRounds']['nodes'][number]): SlotRoundRow => ({
  ...roundOf(round),
  paylines: round.paylines.map((line) => ({ ...line, win: minor(line.win) })),
  ...known({ matrix: round.matrix, feature: round.feature, jackpot: round.jackpot === null ? null : minor(round.jackpot) }),
})

export const slotHistory = roundHistory(
  'SLOT',
  paged(slotRounds, ({ slotRounds: page }) => ({ ...page, nodes: page.nodes.map(toRow) }), newestFirst),
)
