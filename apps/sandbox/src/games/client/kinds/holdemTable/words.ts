import type { HandRanking } from '@lagoon/contract/lobby/enums'
import { formatMinor } from '@lagoon/contract/money/money'
import type { PossibleAct } from '@lagoon/games/holdemTable/acts'
import { handInSentence, handNames } from '@lagoon/ui/patterns/PlayingCard/handNames'
import type { TableHappening, TableNotice, TableView } from '../../../rules/holdemTable/live.ts'
import { cardNames } from '../cards/cardWords.ts'

/** `0.20` of chips. */
export const amount = (chips: number): string => formatMinor(BigInt(chips), 'always')

/** In a hand a stack of nothing is all in; beside it there is nothing to play with. */
export const isOutOfChips = ({ isSittingOut, stack }: { readonly isSittingOut: boolean; readonly stack: number }): boolean =>
  isSittingOut && stack === 0

/** How things stand for a player who is not asked to act. */
export const standingWords = ({ you, hand, seats }: TableView): string => {
  if (you.seat === null) return 'You’re watching. Choose a free seat to play.'
  if (you.isLeaving) return 'You’ll leave when this hand is over.'
  const own = seats[you.seat]
  if (own && isOutOfChips(own)) return 'You’re out of chips. Add chips to play again.'
  if (own?.isSittingOut) return 'You’re sitting out.'
  const waiting = hand?.turn ? seats[hand.turn.seat] : null
  if (waiting) return `Waiting for ${waiting.name}…`
  return hand?.isOver ? 'The next hand starts in a moment.' : 'The next hand starts soon.'
}

/** How a hand ended. `isOwn`: the player has won something of it. */
export interface Ending {
  readonly isOwn: boolean
  readonly words: string
}

const withHand = (ranking: HandRanking | null): string => (ranking === null ? '' : ` with ${handInSentence(ranking)}`)
const listed = new Intl.ListFormat('en')

/** How the hand ended, the player's own part first; null while one runs, and where those who won have left the table. */
export const endingOf = ({ hand, seats }: TableView): Ending | null => {
  if (!hand?.isOver) return null
  const winners = seats
    .flatMap((seat) => (seat && seat.won > 0 ? [{ ...seat, who: seat.isYou ? 'You' : seat.name }] : []))
    .toSorted((a, b) => Number(b.isYou) - Number(a.isYou) || b.won - a.won)
  const [first, ...others] = winners
  if (!first) return null
  // An odd chip goes to one of them.
  const isEven = others.every(({ won }) => won === first.won)
  const shares = isEven ? `${amount(first.won)} each` : listed.format(winners.map(({ won }) => amount(won)))
  const words =
    hand.isSplit && others.length > 0
      ? `${listed.format(winners.map(({ who }) => who))} split the pot: ${shares}.`
      : winners.map(({ who, won, ranking }) => `${who} won ${amount(won)}${withHand(ranking)}.`).join(' ')
  return { isOwn: first.isYou, words }
}

const streets = { PREFLOP: 'Before the flop', FLOP: 'Flop', TURN: 'Turn', RIVER: 'River' } as const

/** What stands beside a seat after an act of its player; null for what is no act. */
export const actLabel = (one: TableHappening): string | null => {
  switch (one.type) {
    case 'FOLD':
      return 'Fold'
    case 'CHECK':
      return 'Check'
    case 'CALL':
      return one.isAllIn ? 'All-in' : 'Call'
    case 'BET':
      return one.isAllIn ? 'All-in' : 'Bet'
    case 'RAISE':
      return one.isAllIn ? 'All-in' : 'Raise'
    case 'BLIND':
      return 'Blind'
    default:
      return null
  }
}

/** One thing that happened, as a sentence; null where it need not be told. */
const sentence = (one: TableHappening, view: TableView): string | null => {
  const isOwn = 'seat' in one && one.seat === view.you.seat
  const who = 'name' in one ? (isOwn ? 'You' : one.name) : ''
  const does = (you: string, they: string) => `${who} ${isOwn ? you : they}`
  switch (one.type) {
    case 'SAT_DOWN':
      return `${does('sit down', 'sits down')} with ${amount(one.chips)}.`
    case 'LEFT':
      return `${does('leave', 'leaves')} the table with ${amount(one.chips)}.`
    case 'TOPPED_UP':
      return isOwn ? `${amount(one.chips)} added to your chips.` : null
    case 'SAT_OUT':
      return `${does('sit out', 'sits out')}.`
    case 'SAT_IN':
      return `${does('are back', 'is back')}.`
    case 'HAND':
      return `Hand ${one.number}.`
    case 'BLIND':
      return `${does('post', 'posts')} ${amount(one.chips)}.`
    case 'DEALT':
      return `Your cards: ${cardNames(one.cards)}.`
    case 'FOLD':
      return `${does('fold', 'folds')}.`
    case 'CHECK':
      return `${does('check', 'checks')}.`
    case 'CALL':
      return `${does('call', 'calls')} ${amount(one.chips)}${one.isAllIn ? ', all-in' : ''}.`
    case 'BET':
      return `${does('bet', 'bets')} ${amount(one.chips)}${one.isAllIn ? ', all-in' : ''}.`
    case 'RAISE':
      return `${does('raise', 'raises')}, putting in ${amount(one.chips)}${one.isAllIn ? ', all-in' : ''}.`
    case 'BOARD':
      return `${streets[one.street]}: ${cardNames(one.cards)}.`
    case 'RETURNED':
      return `Uncalled bet of ${amount(one.chips)} returned to ${isOwn ? 'you' : who}.`
    case 'SHOWN':
      return `${does('show', 'shows')} ${cardNames(one.cards)}: ${handNames[one.ranking].toLowerCase()}.`
    case 'WON':
      // Pot by pot; who is still there is told with the ending.
      return view.hand?.isOver && view.seats[one.seat]?.won ? null : `${who} won ${amount(one.chips)}.`
    case 'HAND_OVER':
      return endingOf(view)?.words ?? null
  }
}

/** What a reader hears of a change, and whether the player is asked something now. */
export const spoken = (happened: readonly TableHappening[], view: TableView): string => {
  const told = happened.flatMap((one) => sentence(one, view) ?? [])
  const { acts } = view.you
  return [...told, ...(acts.length > 0 ? [`Your turn. ${acts.map(verbOf).join(', ')}.`] : [])].join(' ')
}

/** What stands on the button of an act. */
export const verbOf = (act: PossibleAct): string => {
  switch (act.name) {
    case 'FOLD':
      return 'Fold'
    case 'CHECK':
      return 'Check'
    case 'CALL':
      return `Call ${amount(act.chips)}`
    case 'BET':
      return `Bet ${amount(act.min)} or more`
    case 'RAISE':
      return `Raise to ${amount(act.min)} or more`
  }
}

export const noticeWords: Readonly<Record<TableNotice, string>> = {
  TOKENS_GONE: 'Your session at this table has ended, so your seat is free again. Open the game from the lobby to keep playing.',
  SEAT_FREED: 'You were away for a while, so your seat is free again. Your chips were returned to your token balance.',
  HAND_VOID: 'The last hand couldn’t be finished. It’s void, and your chips from that hand were returned.',
}
