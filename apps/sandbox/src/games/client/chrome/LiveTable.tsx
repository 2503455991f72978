import { useState } from 'react'
import { History, Info, ShieldCheck } from 'lucide-react'
import { IconButton } from '@lagoon/ui/kit/IconButton/IconButton'
import type { Game } from '../play/useGame.ts'
import type { LiveView } from '../play/view.ts'
import { FairnessPanel } from './FairnessPanel.tsx'
import { HistoryPanel } from './HistoryPanel.tsx'
import { InfoPanel } from './InfoPanel.tsx'
import * as styles from './Table.css.ts'

type Panel = 'info' | 'history' | 'fairness'

/** A game that moves itself: its name and panels above, the rest its own. */
export const LiveTable = ({ view, game }: { view: LiveView; game: Game }) => {
  const [panel, setPanel] = useState<Panel | null>(null)
  const [stake, setStake] = useState(() => BigInt(view.session.stakes[0] ?? '0'))
  const { kind, session, info, token } = view
  const words = session.gameName.split(' ')
  const close = () => setPanel(null)
  return (
    <main className={styles.root}>
      <header className={styles.header}>
        <div className={styles.headerStart}>
          <IconButton label="Your last rounds" icon={History} weight="secondary" onPress={() => setPanel('history')} />
          <IconButton label="Fairness: seeds and proof" icon={ShieldCheck} weight="secondary" onPress={() => setPanel('fairness')} />
        </div>
        <h1 className={styles.name}>
          {words.slice(0, -1).join(' ')} <span className={styles.nameEnd}>{words.at(-1)}</span>
        </h1>
        <div className={styles.headerEnd}>
          <IconButton label="Game info: pay table and rules" icon={Info} weight="secondary" onPress={() => setPanel('info')} />
        </div>
      </header>
      <kind.Play
        session={session}
        info={info}
        token={token}
        isInFront={panel === null}
        onShown={game.tellShown}
        onStake={setStake}
        onEnded={game.end}
      />
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
