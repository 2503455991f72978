import { totalOf } from '../blackjack/rules.ts'
import type { BlackjackResult, BlackjackState } from '../blackjack/state.ts'
import { cardView } from '../cards/cardView.ts'
import { chanceOf, type FishRules } from '../fish/rules.ts'
import type { FishOutcome } from '../fish/engine.ts'
import type { HousePokerResult, HousePokerState } from '../housePoker/engine.ts'
import type { KenoOutcome } from '../keno/engine.ts'
import type { SlotOutcome } from '../slots/outcome.ts'
import type { VideoPokerResult, VideoPokerState } from '../videoPoker/engine.ts'
import type { Reported } from './differences.ts'
import { toJson } from '../json.ts'

const fields = (report: object): Reported => toJson(report) as Reported

/** What of a slot's outcome stands in its report: the window of the bought spin as it stood at its end, or the first fill of a board that tumbles. */
export const slotFields = ({ events }: SlotOutcome): Reported => {
  const grids = events.flatMap((event) => (event.type === 'SPIN' || event.type === 'FILL_GRID' ? [event.grid] : []))
  const filled = events.flatMap((event) => (event.type === 'FILL' && event.spin === 0 ? [event.grid] : [])).at(-1)
  return fields({ matrix: filled ?? grids[0] ?? [] })
}

export const kenoFields = ({ picks, drawn, multiplier }: KenoOutcome): Reported =>
  fields({ picks, drawn, multiplier: multiplier === 0 ? null : multiplier })

export const fishFields =
  (rules: FishRules | undefined) =>
  ({ target: id, isCaught }: FishOutcome): Reported => {
    const target = rules?.targets.find((other) => other.id === id)
    return rules && target ? { target: target.name, isCaught, pays: target.pays, chance: chanceOf(rules, target) } : { isCaught }
  }

export const videoPokerFields = ({ dealt, hold }: VideoPokerState, { hand }: VideoPokerResult): Reported =>
  fields({
    dealt: dealt.slice(0, hand.length).map(cardView),
    held: (hold ?? []).flatMap((isHeld, place) => (isHeld ? [place] : [])),
    final: hand.map(cardView),
  })

const outcomes = { NATURAL: 'BLACKJACK', WIN: 'WON', PUSH: 'PUSH', LOSS: 'LOST', BUST: 'BUST' } as const

export const blackjackFields = ({ hands, dealer, stakeMinor }: BlackjackState, result: BlackjackResult): Reported =>
  fields({
    dealer: { cards: dealer.map(cardView), ...totalOf(dealer), hasHoleCard: false },
    hands: hands.map(({ cards, stakes }, at) => {
      const ended = result.hands[at]
      const bet = BigInt(stakeMinor) * BigInt(stakes)
      return {
        cards: cards.map(cardView),
        ...totalOf(cards),
        isDoubled: stakes === 2,
        bet,
        win: ended?.winMinor,
        outcome: ended && outcomes[ended.ended],
      }
    }),
  })

const endings = { FOLD: 'FOLDED', DEALER_OUT: 'WON', WIN: 'WON', TIE: 'SPLIT', LOSS: 'LOST' } as const

/** The best five of a hand follow from its cards, so its ranking and cards are what is compared. */
export const housePokerFields = (
  { board, player, dealer }: HousePokerState,
  { ended, playerHand, dealerHand }: HousePokerResult,
): Reported =>
  fields({
    board: board.map(cardView),
    ending: endings[ended],
    hand: { cards: player.map(cardView), ranking: playerHand },
    shown: dealerHand === null ? [] : [{ cards: dealer.map(cardView), ranking: dealerHand, isWinner: ended === 'LOSS' }],
  })
