import { rankingOf, valueOf, type HandValue } from '../cards/ranking.ts'
import { potsOf, rakeOf, shared, uncalled, withoutRake } from './pots.ts'
import type { HoldemRules } from './rules.ts'
import type { Draft, TableEvent } from './table.ts'

/** Ends the hand: what nobody called comes back, hands are shown where more than one is left, rake and pots go where they belong. */
export const finish = (rules: HoldemRules, table: Draft, events: TableEvent[]): void => {
  const { hand } = table
  if (!hand) return
  const give = (seat: number, chips: number): void => {
    const sitting = table.seats[seat]
    if (sitting) sitting.stack += chips
  }
  const back = uncalled(hand.players)
  const owner = back && hand.players.find(({ seat }) => seat === back.seat)
  if (back && owner) {
    owner.total -= back.chips
    give(back.seat, back.chips)
    events.push({ type: 'RETURNED', ...back })
  }

  const left = hand.players.filter(({ isFolded }) => !isFolded)
  const values = new Map<number, HandValue>()
  if (left.length > 1)
    for (const { seat, cards } of left) {
      const value = valueOf([...cards, ...hand.board])
      values.set(seat, value)
      events.push({ type: 'SHOWN', seat, cards: [...cards], ranking: rankingOf(value) })
    }

  const pots = potsOf(hand.players)
  const all = pots.reduce((sum, { chips }) => sum + chips, 0)
  const rake = rakeOf(rules, all, hand.board.length >= 3)
  if (rake > 0) events.push({ type: 'RAKE', chips: rake })
  withoutRake(pots, rake).forEach((pot, index) => {
    for (const [seat, chips] of shared(pot, values, table.button, rules.seats))
      if (chips > 0) {
        give(seat, chips)
        events.push({ type: 'WON', seat, chips, pot: index })
      }
  })
  events.push({ type: 'HAND_OVER', number: hand.number })
  table.hand = null

  table.seats.forEach((sitting, seat) => {
    if (!sitting) return
    if (sitting.isLeaving) {
      events.push({ type: 'LEFT', seat, player: sitting.player, chips: sitting.stack })
      table.seats[seat] = null
    } else if (sitting.stack === 0 && !sitting.isSittingOut) {
      sitting.isSittingOut = true
      events.push({ type: 'SAT_OUT', seat })
    }
  })
}
