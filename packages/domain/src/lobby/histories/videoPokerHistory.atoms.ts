import type { ResultOf } from '../../client/operation.ts'
import { paged } from '../../kernel/paged.ts'
import { toCards } from './cards.adapter.ts'
import { roundOf } from './round.adapter.ts'
import { newestFirst, roundHistory } from './roundHistory.atoms.ts'
import { videoPokerRounds } from './videoPokerHistory.operations.ts'
import type { VideoPokerRoundRow } from './videoPokerHistory.state.ts'

type WireRound = ResultOf<'VideoPokerRounds'>['videoPokerRounds']['nodes'][number]

const toRow = (round: WireRound): VideoPokerRoundRow => ({
  ...roundOf(round),
  dealt: toCards(round.dealt),
  held: round.held,
  ...(round.final === null ? {} : { final: toCards(round.final) }),
  ...(round.paying === null ? {} : { paying: round.paying }),
})

export const videoPokerHistory = roundHistory(
  'VIDEO_POKER',
  paged(videoPokerRounds, ({ videoPokerRounds: page }) => ({ ...page, nodes: page.nodes.map(toRow) }), newestFirst),
)
