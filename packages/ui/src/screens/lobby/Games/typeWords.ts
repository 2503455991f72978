import type { GameType } from '@lagoon/contract/lobby/enums'

/** One sentence on how a type of game is played. */
export const typeWords: Readonly<Record<GameType, string>> = {
  SLOT: 'Choose your bet and spin the reels. Match symbols along a line to win.',
  KENO: 'Pick your numbers, then watch the draw. The more you hit, the more you win.',
  FISH: 'Aim and shoot. Every shot costs a bet, and every catch pays a prize.',
  POKER: 'The best hand wins, against other players or the house.',
  CRASH: 'The multiplier climbs until it crashes. Cash out before it does.',
  BLACKJACK: 'Get closer to 21 than the dealer without going over.',
}
