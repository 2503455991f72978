import type { VideoPokerReport } from '@lagoon/contract/wire/seamlessWallet/roundReport'
import { rankOf, type Card } from '@lagoon/games/cards/card'
import { handOf, type VideoPokerGame, type VideoPokerResult, type VideoPokerState } from '@lagoon/games/videoPoker/engine'
import * as v from 'valibot'
import { cardView } from '../cards/cardView.ts'
import { percent } from '../figures.ts'
import { toJson } from '@lagoon/games/json'
import { nothingToChoose, type GameRules, type Standing } from '../game.ts'
import { rangeStakes } from '../stakes.ts'

type Report = VideoPokerReport
export type PayingHand = NonNullable<Report['paying']>['hand']

/** What the pay table of a game of video poker shows. */
export interface VideoPokerFacts {
  readonly figures: readonly (readonly [name: string, value: string])[]
  /** How many times the bet a hand pays, from the highest. */
  readonly pays: readonly { readonly hand: PayingHand; readonly times: number }[]
  readonly rules: readonly string[]
}
/** How a hand stands: its report, and while it is open what it would pay as dealt. */
export type VideoPokerView = Omit<Report, 'type'>

const FIVE = [0, 1, 2, 3, 4] as const

const actShape = v.object({ hold: v.pipe(v.array(v.boolean()), v.length(FIVE.length)) })

const nameOf = (hand: NonNullable<VideoPokerResult['paid']>): PayingHand =>
  hand === 'PAIR' || hand === 'HIGH_CARD' ? 'JACKS_OR_BETTER' : hand

/** Places of the cards that make the hand: where cards of a rank do, those; else all. */
const placesOf = (hand: readonly Card[], paid: NonNullable<VideoPokerResult['paid']>): number[] => {
  const isOfARank = ['PAIR', 'TWO_PAIR', 'THREE_OF_A_KIND', 'FOUR_OF_A_KIND'].includes(paid)
  const ranks = hand.map(rankOf)
  return FIVE.filter((place) => !isOfARank || ranks.filter((rank) => rank === ranks[place]).length > 1)
}

const viewOf = (state: VideoPokerState, result: VideoPokerResult | null): VideoPokerView => ({
  dealt: state.dealt.slice(0, FIVE.length).map(cardView),
  held: FIVE.filter((place) => state.hold?.[place] === true),
  final: result && handOf(state).map(cardView),
  paying: result?.paid ? { hand: nameOf(result.paid), places: placesOf(result.hand, result.paid), times: result.times } : null,
})

const factsOf = ({ rules }: VideoPokerGame): VideoPokerFacts => ({
  figures: [
    ['Return to player', percent(rules.figures.returnToPlayerBp)],
    ['Hit rate', percent(rules.figures.hitRateBp)],
  ],
  pays: (Object.entries(rules.pays) as [NonNullable<VideoPokerResult['paid']>, number][])
    .map(([hand, times]) => ({ hand: nameOf(hand), times }))
    .toSorted((a, b) => b.times - a.times),
  rules: [
    'You’re dealt five cards from one deck. Hold those you want to keep, then draw once to replace the others.',
    'The hand you have after the draw pays by the pay table. A pair pays if it’s jacks or better.',
    'Return to player assumes perfect play. Other holds return less.',
    'The cards are drawn from two seeds, the provider’s and yours. If you leave a hand, we save it for you; after 24 hours it’s finished with all five cards held.',
    'Bets that can’t be confirmed are returned in full.',
  ],
})

/** A game of video poker, from its mathematics. */
export const videoPokerGame = (game: VideoPokerGame): GameRules => {
  const standing = (state: VideoPokerState): Standing => {
    const result = game.result(state)
    const view = viewOf(state, result)
    return {
      state: result ? null : toJson(state),
      view: toJson(view),
      ended: result && { totalWinMinor: result.totalWinMinor, report: { type: 'videoPoker', ...view }, progress: null },
    }
  }
  return {
    id: game.id,
    name: game.rules.name,
    kind: 'VIDEO_POKER',
    version: game.version,
    facts: toJson(factsOf(game)),
    ...nothingToChoose,
    stakesWithin: (limits) => rangeStakes(game.rules.stakes, limits),
    takesStake: (stakeMinor) => game.refuseStake(stakeMinor) === null,
    begin: (_choice, stakeMinor, drawFrom) => standing(game.open(stakeMinor, null, drawFrom(0))),
    act: (state, act, _stakeMinor, drawFrom) => {
      const read = v.safeParse(actShape, act)
      if (!read.success || state === null) return null
      // What is stored was made by this game.
      const open = state as unknown as VideoPokerState
      return standing(game.act(open, { name: 'DRAW', hold: read.output.hold, further: null }, drawFrom(open.cursor)))
    },
    lastAct: { hold: FIVE.map(() => true) },
  }
}
