import { useCallback, useState } from 'react'
import type { Game } from '../play/useGame.ts'
import type { LiveView } from '../play/view.ts'
import { useSound } from '../sound/useSound.ts'
import { GameHeader } from './GameHeader.tsx'
import { PanelLost } from './PanelLost.tsx'
import { panels, usePanel } from './panels.ts'
import * as styles from './Table.css.ts'
import { useSoundKey } from './useKeys.ts'

/** A game that moves itself: its name and panels above, the rest its own. */
export const LiveTable = ({ view, game }: { view: LiveView; game: Game }) => {
  const { panel, isLost, open, close, fetchAhead } = usePanel()
  const [stake, setStake] = useState(() => BigInt(view.session.stakes[0] ?? '0'))
  const { kind, session, info, token } = view
  const heard = useSound(info.gameId)
  useSoundKey(panel === null)
  const { tellShown } = game
  const show = useCallback(() => {
    tellShown()
    fetchAhead()
  }, [tellShown, fetchAhead])
  return (
    <main className={styles.root}>
      <GameHeader name={session.gameName} isSoundOn={heard.isOn} onPanel={open} />
      {isLost && <PanelLost />}
      <kind.Play
        session={session}
        info={info}
        token={token}
        isInFront={panel === null}
        onShown={show}
        onStake={setStake}
        onEnded={game.end}
      />
      {panel === 'sound' && <panels.sound settings={heard} onClose={close} />}
      {panel === 'info' && <panels.info kind={kind} info={info} stake={stake} onClose={close} />}
      {panel === 'history' &&
        (kind.History ? (
          <kind.History gameId={info.gameId} token={token} onClose={close} />
        ) : (
          <panels.history kind={kind} session={session} token={token} onClose={close} />
        ))}
      {panel === 'fairness' &&
        (kind.Fairness ? (
          <kind.Fairness gameId={info.gameId} token={token} onClose={close} />
        ) : (
          <panels.fairness token={token} onClose={close} />
        ))}
    </main>
  )
}
