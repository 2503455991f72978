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
