import type { GameInfoView } from '@lagoon/domain/lobby/lobby.state'
import { gameHrefFor } from '../gameHref.ts'
import { GamePage, GameDidNotLoad, GamePageWaiting, UnknownGame } from '../GamePage.tsx'
import { InfoPanel } from './InfoPanel.tsx'
import { WayBack } from './WayBack.tsx'

export interface GameInfoProps {
  view: GameInfoView
  /** True where the header and the footer are hidden (§2): the page carries the brand and the way back itself. @default false */
  isAlone?: boolean
  /** Ask again after nobody answered. */
  onRetry: () => void
}

/** What everybody may read about a game: what it is, what it returns, how it is played, and the way to play it. */
export const GameInfo = ({ view, isAlone = false, onRetry }: GameInfoProps) => (
  <>
    {isAlone && <WayBack />}
    {view.state === 'loading' && <GamePageWaiting />}
    {view.state === 'failed' && <GameDidNotLoad onRetry={onRetry} />}
    {view.state === 'unknownGame' && <UnknownGame />}
    {view.state === 'filled' && (
      <GamePage facts={view.facts} hrefOf={gameHrefFor(view.audience)}>
        <InfoPanel facts={view.facts} audience={view.audience} />
      </GamePage>
    )}
  </>
)
