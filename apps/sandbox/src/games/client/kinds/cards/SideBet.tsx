import { Minus, Plus } from 'lucide-react'
import { formatMinor } from '@lagoon/contract/money/money'
import { IconButton } from '@lagoon/ui/kit/IconButton/IconButton'
import * as styles from './SideBet.css.ts'

export interface SideBetProps {
  name: string
  /** Minor units as decimal digits, rising. */
  stakes: readonly string[]
  /** `0` without the bet. */
  value: string
  onChange: (value: string) => void
}

/** Sets the bet beside the main one; it starts without. */
export const SideBet = ({ name, stakes, value, onChange }: SideBetProps) => {
  const all = ['0', ...stakes]
  const step = (by: 1 | -1) => {
    const next = all[all.indexOf(value) + by]
    if (next !== undefined) onChange(next)
  }
  return (
    <div role="group" aria-label={`Side bet: ${name}`} className={styles.root}>
      <IconButton label={`Lower ${name.toLowerCase()}`} icon={Minus} onPress={() => step(-1)} />
      <span className={styles.words} aria-live="polite">
        <span className={styles.name}>{name}</span>
        <span className={styles.value}>{value === '0' ? 'No side bet' : formatMinor(BigInt(value), 'always')}</span>
      </span>
      <IconButton label={`Raise ${name.toLowerCase()}`} icon={Plus} onPress={() => step(1)} />
    </div>
  )
}
