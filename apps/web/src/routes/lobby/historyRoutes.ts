import { blackjackHistory as blackjack } from '@lagoon/domain/lobby/histories/blackjackHistory.atoms'
import { pokerHistory as poker } from '@lagoon/domain/lobby/histories/pokerHistory.atoms'
import { fishHistory as fish } from '@lagoon/domain/lobby/histories/fishHistory.atoms'
import { crashHistory as crash } from '@lagoon/domain/lobby/histories/crashHistory.atoms'
import { kenoHistory as keno } from '@lagoon/domain/lobby/histories/kenoHistory.atoms'
import { videoPokerHistory as videoPoker } from '@lagoon/domain/lobby/histories/videoPokerHistory.atoms'
import { historyPage } from './historyPage.ts'

/** profile?tab=game-history&kind=keno: the draws of the player. */
export const kenoHistory = historyPage('keno', keno, () =>
  import('@lagoon/ui/screens/lobby/GameHistoryKeno/GameHistoryKeno').then(({ GameHistoryKeno }) => GameHistoryKeno),
)

/** profile?tab=game-history&kind=video-poker: the hands of the player. */
export const videoPokerHistory = historyPage('video-poker', videoPoker, () =>
  import('@lagoon/ui/screens/lobby/GameHistoryVideoPoker/GameHistoryVideoPoker').then(({ GameHistoryVideoPoker }) => GameHistoryVideoPoker),
)

/** profile?tab=game-history&kind=blackjack: the rounds of blackjack of the player. */
export const blackjackHistory = historyPage('blackjack', blackjack, () =>
  import('@lagoon/ui/screens/lobby/GameHistoryBlackjack/GameHistoryBlackjack').then(({ GameHistoryBlackjack }) => GameHistoryBlackjack),
)

/** profile?tab=game-history&kind=poker: the hands of poker of the player. */
export const pokerHistory = historyPage('poker', poker, () =>
  import('@lagoon/ui/screens/lobby/GameHistoryPoker/GameHistoryPoker').then(({ GameHistoryPoker }) => GameHistoryPoker),
)

/** profile?tab=game-history&kind=fish: the shots at fish of the player. */
export const fishHistory = historyPage('fish', fish, () =>
  import('@lagoon/ui/screens/lobby/GameHistoryFish/GameHistoryFish').then(({ GameHistoryFish }) => GameHistoryFish),
)

/** profile?tab=game-history&kind=crash: the bets in rounds of crash of the player. */
export const crashHistory = historyPage('crash', crash, () =>
  import('@lagoon/ui/screens/lobby/GameHistoryCrash/GameHistoryCrash').then(({ GameHistoryCrash }) => GameHistoryCrash),
)
