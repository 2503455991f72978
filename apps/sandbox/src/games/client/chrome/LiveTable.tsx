import { useState } from 'react'
import type { Game } from '../play/useGame.ts'
import type { LiveView } from '../play/view.ts'
import { useSound } from '../sound/useSound.ts'
import { FairnessPanel } from './FairnessPanel.tsx'
import { GameHeader, type HeaderPanel } from './GameHeader.tsx'
import { HistoryPanel } from './HistoryPanel.tsx'
import { InfoPanel } from './InfoPanel.tsx'
import { SoundPanel } from './SoundPanel.tsx'
import * as styles from './Table.css.ts'
import { useSoundKey } from './useKeys.ts'

/** A game that moves itself: its name and panels above, the rest its own. */
export const LiveTable = ({ view, game }: { view: LiveView; game: Game }) => {
  const [panel, setPanel] = useState<HeaderPanel | null>(null)
  const [stake, setStake] = useState(() => BigInt(view.session.stakes[0] ?? '0'))
  const { kind, session, info, token } = view
  const heard = useSound(info.gameId)
  useSoundKey(panel === null)
  const close = () => setPanel(null)
  return (
    <main className={styles.root}>
      <GameHeader name={session.gameName} isSoundOn={heard.isOn} onPanel={setPanel} />
      <kind.Play
        session={session}
        info={info}
        token={token}
        isInFront={panel === null}
        onShown={game.tellShown}
        onStake={setStake}
        onEnded={game.end}
      />
      {panel === 'sound' && <SoundPanel settings={heard} onClose={close} />}
      {panel === 'info' && <InfoPanel kind={kind} info={info} stake={stake} onClose={close} />}
      {panel === 'history' &&
        (kind.History ? (
          <kind.History gameId={info.gameId} token={token} onClose={close} />
        ) : (
          <HistoryPanel kind={kind} session={session} token={token} onClose={close} />
        ))}
      {panel === 'fairness' &&
        (kind.Fairness ? (
          <kind.Fairness gameId={info.gameId} token={token} onClose={close} />
        ) : (
          <FairnessPanel token={token} seeds={session.seeds} onSeeds={game.setSeeds} onClose={close} />
        ))}
    </main>
  )
}
