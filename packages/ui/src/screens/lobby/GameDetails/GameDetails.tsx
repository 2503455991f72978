import type { GameDetailsView } from '@lagoon/domain/lobby/lobby.state'
import type { TokenKind } from '@lagoon/domain/money/money'
import { gameHref } from '../gameHref.ts'
import { GamePage, GamePageWaiting, UnknownGame } from '../GamePage.tsx'
import { PlayPanel } from './PlayPanel.tsx'

export interface GameDetailsProps {
  view: GameDetailsView
  /** Opens the game with the chosen token. */
  onPlay: (play: { token: TokenKind }) => void
  /** Asks the provider again. */
  onRetry: () => void
}

/** One game: what it is, what it returns, how it is played, and with which token. */
export const GameDetails = ({ view, onPlay, onRetry }: GameDetailsProps) => {
  if (view.state === 'loading') return <GamePageWaiting />
  if (view.state === 'unknownGame') return <UnknownGame />
  return (
    <GamePage facts={view.facts} hrefOf={gameHref}>
      <PlayPanel view={view} onPlay={onPlay} onRetry={onRetry} />
    </GamePage>
  )
}
