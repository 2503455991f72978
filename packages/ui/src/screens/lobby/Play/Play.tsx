import { WifiOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { PlatformFrameMessage, PlayView } from '@lagoon/domain/lobby/lobby.state'
import { Text } from '../../../kit/Text/Text.tsx'
import { Loading } from '../../shell/Loading/Loading.tsx'
import { PlayBar } from './PlayBar.tsx'
import { PlayFailed } from './PlayFailed.tsx'
import { PlayOverlay, type Interruption } from './PlayOverlay.tsx'
import * as styles from './Play.css.ts'

export interface PlayProps {
  view: PlayView
  /** The game drew its first page in the frame. */
  onFrameLoad: () => void
  onLeave: () => void
  /** After a reality check. */
  onKeepPlaying: () => void
  /** Opens a new session of the same game with the same token; also where the first one could not be opened. */
  onPlayAgain: () => void
  /** Opens the tip; absent where nobody deals at the table. */
  onTip?: (() => void) | undefined
}

const isInterruption = (view: Exclude<PlayView, { state: 'failed' | 'loading' }>): view is Interruption =>
  view.state !== 'loadingGame' && view.state !== 'playing' && view.state !== 'connectionLost'

/** The game fills the screen under a slim bar. It runs on its provider's origin and hears of ours its address, and that something came between. */
export const Play = ({ view, onFrameLoad, onLeave, onKeepPlaying, onPlayAgain, onTip }: PlayProps) => {
  const root = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const isCovered = view.state !== 'failed' && view.state !== 'loading' && isInterruption(view)
  useEffect(
    function tellGame() {
      const said: PlatformFrameMessage = { source: 'lagoon-platform', kind: 'interrupted' }
      // It says nothing about the player, so whatever page stands in the frame may hear it.
      if (isCovered) frame.current?.contentWindow?.postMessage(said, '*')
    },
    [isCovered],
  )
  if (view.state === 'loading')
    return (
      <main>
        <Loading />
      </main>
    )
  if (view.state === 'failed') return <PlayFailed failure={view} onRetry={onPlayAgain} />

  const url = 'url' in view ? view.url : undefined
  const toggleFullScreen = () => {
    // A browser may refuse it, and the game goes on as it is.
    const asked = document.fullscreenElement ? document.exitFullscreen() : root.current?.requestFullscreen()
    asked?.catch(() => undefined)
  }
  return (
    <div ref={root} className={styles.root}>
      <PlayBar
        game={view.game}
        token={view.token}
        balances={view.balances}
        onLeave={onLeave}
        onFullScreen={document.fullscreenEnabled ? toggleFullScreen : undefined}
        onTip={isCovered ? undefined : onTip}
      />
      {view.state === 'connectionLost' && (
        // Beside the game and not over it: the game asks again by itself, and has a button for it.
        <output className={styles.lost}>
          <WifiOff aria-hidden size="1.125rem" className={styles.lostIcon} />
          <span>
            <strong>Connection lost.</strong> Any bet you placed is safe, and its round will be finished either way.
          </span>
        </output>
      )}
      <main className={styles.stage}>
        {url !== undefined && (
          <iframe
            // Another address in the same frame would be an entry of the history: Back would lead to a used launch.
            key={url}
            ref={frame}
            className={styles.frame}
            title={`${view.game.name}, the game`}
            src={url}
            allow="autoplay; fullscreen"
            sandbox="allow-scripts allow-same-origin allow-forms allow-downloads"
            referrerPolicy="no-referrer"
            inert={isCovered}
            onLoad={onFrameLoad}
          />
        )}
        {view.state === 'loadingGame' && (
          <div className={styles.opening}>
            <img className={styles.backdrop} src={`/covers/${view.game.id}.svg`} alt="" />
            <div className={styles.openingWords}>
              <img className={styles.openingCover} src={`/covers/${view.game.id}.svg`} alt="" width={160} height={213} />
              <span className={styles.line} />
              <output>
                <Text as="span">{`Opening ${view.game.name}`}</Text>
              </output>
            </div>
          </div>
        )}
        {isInterruption(view) && (
          <PlayOverlay key={view.state} view={view} onLeave={onLeave} onKeepPlaying={onKeepPlaying} onPlayAgain={onPlayAgain} />
        )}
      </main>
    </div>
  )
}
