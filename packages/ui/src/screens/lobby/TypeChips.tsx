import { useEffect, useRef } from 'react'
import { Cherry, Club, Fish, Grid3x3, LayoutGrid, Spade, TrendingUp, type LucideIcon } from 'lucide-react'
import { gamesAddress } from '@lagoon/contract/lobby/addresses'
import { gameTypes, type GameType } from '@lagoon/contract/lobby/enums'
import { useFocusInSight } from '../../kit/focusInSight.ts'
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts'
import { gameTypeNames } from '../shell/places.ts'
import * as styles from './TypeChips.css.ts'

const icons: Readonly<Record<GameType, LucideIcon>> = {
  SLOT: Cherry,
  KENO: Grid3x3,
  FISH: Fish,
  POKER: Spade,
  CRASH: TrendingUp,
  BLACKJACK: Club,
}

export interface TypeChipsProps {
  /** How many games there are of each type; absent while that is on its way. A type without games is left out. */
  counts?: Readonly<Record<GameType, number>> | undefined
  /** On the list of games: which of them is open. Without it there is no way to all of them. */
  current?: GameType | 'ALL'
}

/** The kinds of game with how many there are, each a way to its list. */
export const TypeChips = ({ counts, current }: TypeChipsProps) => {
  const list = useRef<HTMLUListElement>(null)
  useFocusInSight(list)
  useEffect(
    function keepCurrentInSight() {
      const chip = list.current?.querySelector<HTMLElement>('[aria-current]')
      if (chip && list.current) list.current.scrollLeft = chip.offsetLeft - (list.current.clientWidth - chip.offsetWidth) / 2
    },
    [current, counts],
  )
  return (
    <nav aria-label="Game types">
      <ul ref={list} className={styles.list}>
        {current !== undefined && (
          <li>
            <a className={styles.chip} href={gamesAddress()} aria-current={current === 'ALL' ? 'page' : undefined}>
              <LayoutGrid className={styles.icon} size={20} strokeWidth={1.75} aria-hidden />
              All games
            </a>
          </li>
        )}
        {gameTypes.map((type) => {
          const count = counts?.[type]
          const Icon = icons[type]
          return (
            (count !== 0 || current === type) && (
              <li key={type}>
                <a className={styles.chip} href={gamesAddress(type)} aria-current={current === type ? 'page' : undefined}>
                  <Icon className={styles.icon} size={20} strokeWidth={1.75} aria-hidden />
                  {gameTypeNames[type]}
                  {count !== undefined && (
                    <span className={styles.count}>
                      {count}
                      <span className={visuallyHidden}> games</span>
                    </span>
                  )}
                </a>
              </li>
            )
          )
        })}
      </ul>
    </nav>
  )
}
