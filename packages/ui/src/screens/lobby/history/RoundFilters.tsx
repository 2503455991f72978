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

/** Which rounds are listed: a button, and the choices behind it; they stand open while they leave something out. */
export const RoundFilters = ({ filter, games, onFilter, onChoose }: RoundFiltersProps) => {
  const [isOpen, setOpen] = useState(false)
  const isShown = isOpen || Object.keys(filter).length > 0
  if (isShown) return <Choices filter={filter} onFilter={onFilter} {...(games && { games })} />
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
