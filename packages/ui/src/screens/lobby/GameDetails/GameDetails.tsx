import { gameDetailsAddress } from '@lagoon/contract/lobby/addresses'
import type { GameDetailsView } from '@lagoon/domain/lobby/lobby.state'
import type { TokenKind } from '@lagoon/contract/money/money'
import { GamePage, GameDidNotLoad, GamePageWaiting, UnknownGame } from '../GamePage.tsx'
import { FavoriteButton } from './FavoriteButton.tsx'
import { PlayPanel } from './PlayPanel.tsx'

export interface GameDetailsProps {
  view: GameDetailsView
  /** Opens the game with the chosen token. */
  onPlay: (play: { token: TokenKind }) => void
  /** Marks the game as a favorite, or takes the mark away. */
  onFavorite: (mark: { isFavorite: boolean }) => void
  /** Asks the provider again, or for the game where nobody answered. */
  onRetry: () => void
}

/** One game: what it is, what it returns, how it is played, and with which token. */
export const GameDetails = ({ view, onPlay, onFavorite, onRetry }: GameDetailsProps) => {
  if (view.state === 'loading') return <GamePageWaiting />
  if (view.state === 'failed') return <GameDidNotLoad onRetry={onRetry} />
  if (view.state === 'unknownGame') return <UnknownGame />
  return (
    <GamePage facts={view.facts} hrefOf={gameDetailsAddress}>
      <PlayPanel view={view} onPlay={onPlay} onRetry={onRetry} />
      {view.favorite && <FavoriteButton mark={view.favorite} onChange={(isFavorite) => onFavorite({ isFavorite })} />}
    </GamePage>
  )
}
