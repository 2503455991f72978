import type { RoundFilter, RoundFilters as Filters } from '@lagoon/domain/lobby/histories/gameHistory.state'
import { useState } from 'react'
import { Button } from '../../../kit/Button/Button.tsx'
import { lazyPart } from '../../../kit/LazyPart/lazyPart.tsx'
import * as styles from './RoundFilters.css.ts'

export interface RoundFiltersProps extends Filters {
  /** The whole new filter; without a part where that one leaves nothing out. */
  onFilter: (filter: RoundFilter) => void
  /** The choices are opened: the games are wanted. */
  onChoose: () => void
}

/** Comes when somebody wants to choose: most look at all of their rounds. */
const Choices = lazyPart(() => import('./RoundFilterChoices.tsx').then(({ RoundFilterChoices }) => RoundFilterChoices))

/** Which rounds are listed: a button, and the choices behind it; they stand open as soon as they leave something out. */
export const RoundFilters = ({ filter, games, onFilter, onChoose }: RoundFiltersProps) => {
  const [isOpen, setOpen] = useState(false)
  const isNarrowed = Object.keys(filter).length > 0
  // They stay when the last choice is taken back: whoever did that stands in them.
  if (isNarrowed && !isOpen) setOpen(true)
  if (isNarrowed || isOpen) return <Choices filter={filter} onFilter={onFilter} {...(games && { games })} />
  const open = () => {
    setOpen(true)
    onChoose()
  }
  return (
    <div className={styles.closed}>
      <Button size="compact" onPress={open}>
        Filter
      </Button>
    </div>
  )
}
