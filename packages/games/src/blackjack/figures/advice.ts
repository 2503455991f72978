import type { Card } from '../../cards/card.ts'
import { worthOf, type BlackjackRules } from '../rules.ts'
import { activeHandOf, type BlackjackAct, type ShownRound } from '../state.ts'
import { playOf, splitOf, type Choice } from './play.ts'
import { createShoe } from './shoe.ts'
import { netOf } from './worth.ts'

/**
 * Basic strategy: makes the advice for a game, which names the best of the acts that are possible for the hand that is played. It is computed
 * for unlimited decks, by the hand's own cards and the dealer's open one; of some decks it costs a few hundredths of a percent. Insurance is
 * never advised. Throws a RangeError when there is nothing to do.
 */
export const basicStrategy = (rules: BlackjackRules) => {
  const unlimited: BlackjackRules = { ...rules, decks: 'UNLIMITED' }
  const shoe = createShoe(unlimited)
  const plays = Array.from({ length: 11 }, (_, open) => playOf(shoe, open))
  const splits = new Map<string, Choice>()
  const splitting = (open: number, worth: number): Choice => {
    const key = `${open},${worth}`
    const choice = splits.get(key) ?? splitOf(unlimited, shoe, open, worth)
    splits.set(key, choice)
    return choice
  }
  const choicesFor = (open: number, cards: readonly Card[], names: ReadonlySet<string>): readonly Choice[] => {
    const play = plays[open]
    const worths = cards.map(worthOf)
    if (!play) return []
    return [
      play.hitOrStand(...worths),
      ...(names.has('DOUBLE') ? [play.double(...worths)] : []),
      ...(names.has('SPLIT') ? [splitting(open, worths[0] ?? 0)] : []),
    ]
  }
  return (round: ShownRound, acts: readonly BlackjackAct[]): BlackjackAct => {
    const names = new Set<string>(acts.map(({ name }) => name))
    const hand = round.hands[activeHandOf(round)]
    const open = worthOf(round.dealer[0] ?? 0)
    const best = hand
      ? choicesFor(open, hand.cards, names).reduce((a, b) => (netOf(b.worth) > netOf(a.worth) ? b : a)).act
      : ('DECLINE' as const)
    const act = acts.find(({ name }) => name === best)
    if (!act) throw new RangeError('there is nothing to do')
    return act
  }
}
