import type { GameType } from '@lagoon/contract/lobby/enums'

/** One sentence on how a type of game is played. */
export const typeWords: Readonly<Record<GameType, string>> = {
  SLOT: 'Choose a stake and spin the reels; symbols that match along a line are paid.',
  KENO: 'Mark your numbers, then watch the draw. The more of yours come up, the more it pays.',
  FISH: 'Aim and shoot. Every shot takes a stake, and every catch pays its price.',
  POKER: 'The better hand wins, against other players or against the house.',
  CRASH: 'A line climbs until it breaks. What you take out before that is yours.',
  BLACKJACK: 'Come closer to twenty-one than the dealer, and not over it.',
}
