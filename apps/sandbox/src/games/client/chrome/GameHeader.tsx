import { History, Info, ShieldCheck, Volume2, VolumeX } from 'lucide-react'
import { IconButton } from '@lagoon/ui/kit/IconButton/IconButton'
import * as styles from './Table.css.ts'

export type HeaderPanel = 'info' | 'history' | 'fairness' | 'sound'

export interface GameHeaderProps {
  name: string
  isSoundOn: boolean
  onPanel: (panel: HeaderPanel) => void
}

/** The name of the game, its last word in the accent, and the panels that every game has. */
export const GameHeader = ({ name, isSoundOn, onPanel }: GameHeaderProps) => {
  const words = name.split(' ')
  return (
    <header className={styles.header}>
      <div className={styles.headerStart}>
        <IconButton label="Your last rounds" icon={History} weight="secondary" onPress={() => onPanel('history')} />
        <IconButton label="Fairness: seeds and proof" icon={ShieldCheck} weight="secondary" onPress={() => onPanel('fairness')} />
      </div>
      <h1 className={styles.name}>
        {words.slice(0, -1).join(' ')} <span className={styles.nameEnd}>{words.at(-1)}</span>
      </h1>
      <div className={styles.headerEnd}>
        <IconButton
          label={isSoundOn ? 'Sound settings' : 'Sound settings (sound is off)'}
          icon={isSoundOn ? Volume2 : VolumeX}
          weight="secondary"
          onPress={() => onPanel('sound')}
        />
        <IconButton label="Game info: pay table and rules" icon={Info} weight="secondary" onPress={() => onPanel('info')} />
      </div>
    </header>
  )
}
