import { ranks } from '@lagoon/contract/lobby/enums'
import type { ResultOf } from '../../client/operation.ts'
import { paged } from '../../kernel/paged.ts'
import type { Card } from './cards.state.ts'
import { roundOf } from './round.adapter.ts'
import { newestFirst, roundHistory } from './roundHistory.atoms.ts'
import { videoPokerRounds } from './videoPokerHistory.operations.ts'
import type { VideoPokerRoundRow } from './videoPokerHistory.state.ts'

type WireRound = ResultOf<'VideoPokerRounds'>['videoPokerRounds']['nodes'][number]

/** Ranks are texts on this wire, since names of its enums begin with letters; one that no deck has is left out. */
const toCards = (cards: WireRound['dealt']): readonly Card[] =>
  cards.flatMap(({ rank, suit }) => {
    const known = ranks.find((one) => one === rank)
    return known === undefined ? [] : [{ rank: known, suit }]
  })

const toRow = (round: WireRound): VideoPokerRoundRow => ({
  ...roundOf(round),
  dealt: toCards(round.dealt),
  held: round.held,
  ...(round.final === null ? {} : { final: toCards(round.final) }),
  ...(round.paying === null ? {} : { paying: round.paying }),
})

export const videoPokerHistory = roundHistory(
  paged(videoPokerRounds, ({ videoPokerRounds: page }) => ({ ...page, nodes: page.nodes.map(toRow) }), newestFirst),
)
