import { useEffect, useRef, useState } from 'react'
import { Info } from 'lucide-react'
import { IconButton } from '@lagoon/ui/kit/IconButton/IconButton'
import { visuallyHidden } from '@lagoon/ui/theme/visuallyHidden.css'
import type { Game } from '../play/useGame.ts'
import type { PlayingView } from '../play/view.ts'
import { Console } from './Console.tsx'
import { InfoPanel } from './InfoPanel.tsx'
import { Reels } from './Reels.tsx'
import * as styles from './Table.css.ts'
import { TideBanner } from './TideBanner.tsx'
import { TroubleNotice } from './TroubleNotice.tsx'

const isElsewhere = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a, input, select, [role="dialog"]') !== null

/** The game while it can be played: reels behind, controls before them. */
export const Table = ({ view, game }: { view: PlayingView; game: Game }) => {
  const area = useRef<HTMLDivElement>(null)
  const [isInfoOpen, setInfoOpen] = useState(false)
  const { press, changeStake } = game

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isInfoOpen || event.repeat || event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key === 'ArrowUp') changeStake(1)
      else if (event.key === 'ArrowDown') changeStake(-1)
      else if ((event.key === ' ' || event.key === 'Enter') && !isElsewhere(event.target)) press()
      else return
      if (!isElsewhere(event.target)) event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [press, changeStake, isInfoOpen])

  return (
    <main className={styles.root}>
      <Reels area={area} onStage={game.setStage} onShown={game.tellShown} last={view.last} />
      <header className={styles.header}>
        <h1 className={styles.name}>
          Moonlit <span className={styles.nameEnd}>Tides</span>
        </h1>
        <div className={styles.infoButton}>
          <IconButton label="Game info: paytable, lines, and rules" icon={Info} weight="secondary" onPress={() => setInfoOpen(true)} />
        </div>
      </header>
      <div ref={area} className={styles.area} />
      <div className={styles.between}>
        {view.tide ? (
          <TideBanner tide={view.tide} />
        ) : view.trouble ? (
          <TroubleNotice trouble={view.trouble} view={view} onRetry={press} />
        ) : null}
      </div>
      <Console view={view} onPress={press} onStake={changeStake} />
      <output className={visuallyHidden}>{view.spoken}</output>
      {isInfoOpen && <InfoPanel info={view.info} stake={view.stake} onClose={() => setInfoOpen(false)} />}
    </main>
  )
}
