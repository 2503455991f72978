import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react'
import { Bell } from 'lucide-react'
import { Button } from '@lagoon/ui/kit/Button/Button'
import type { KenoFacts, KenoView } from '../../../rules/keno/keno.ts'
import { Backdrop } from '../../backdrop/Backdrop.tsx'
import { paneTints } from '../../backdrop/paneTints.ts'
import { placeOf } from '../../backdrop/placeOf.ts'
import type { BoardProps } from '../kind.ts'
import { backdrops } from './backdrops.ts'
import * as styles from './Board.css.ts'
import { columnsOf, describeNumber, neighbor, quickPick } from './board.ts'
import { Pays } from './Pays.tsx'
import { useKenoStage } from './useKenoStage.ts'

/** The ticket: every number a button, arrows walk over them; beside it what the hits of the chosen count pay. */
export const Board = ({ gameId, facts: json, round, stake, isReady, area, onStage, onShown, onChoice }: BoardProps) => {
  const facts = json as unknown as KenoFacts
  const { numbers, fewest, most, hasBell } = facts
  const [picks, setPicks] = useState<readonly number[]>(() => (round?.outcome as unknown as KenoView | undefined)?.picks ?? [])
  const [at, setAt] = useState(1)
  const shown = useKenoStage(round, onStage)
  const grid = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const art = placeOf(backdrops, gameId)
  useEffect(onShown, [onShown])
  useLayoutEffect(() => {
    onChoice(
      picks.length < fewest
        ? { to: 'choose', hint: fewest === 1 ? 'Pick a number first.' : `Pick at least ${fewest} numbers first.` }
        : { to: 'play', choice: { picks: [...picks] } },
    )
  }, [picks, fewest, onChoice])

  const toggle = (number: number) => {
    if (!isReady) return
    if (picks.includes(number)) setPicks(picks.filter((one) => one !== number))
    else if (picks.length < most) setPicks([...picks, number].toSorted((a, b) => a - b))
  }
  const columns = columnsOf(numbers)
  const walk = (event: KeyboardEvent) => {
    const next = neighbor(event.key, at, { numbers, columns })
    if (next === undefined) return
    event.preventDefault()
    event.stopPropagation()
    setAt(next)
    grid.current?.querySelector<HTMLButtonElement>(`[data-number="${next}"]`)?.focus()
  }
  const bell = hasBell && shown.result ? shown.drawn.at(-1) : undefined
  const layout = { '--columns': columns, '--rows': Math.ceil(numbers / columns), ...paneTints(art.palette) } as CSSProperties
  return (
    <>
      <Backdrop art={art} area={area} frame={sheet} />
      <div className={styles.root} style={layout}>
        <div className={styles.scroll}>
          <div ref={sheet} className={styles.sheet}>
            <div className={styles.ticket}>
              <div ref={grid} role="group" aria-label={`Pick ${fewest} to ${most} of ${numbers} numbers`} className={styles.grid}>
                {Array.from({ length: numbers }, (_, index) => index + 1).map((number) => {
                  const isPicked = picks.includes(number)
                  const isDrawn = shown.drawn.includes(number)
                  const isBell = number === bell
                  return (
                    <button
                      key={number}
                      type="button"
                      data-number={number}
                      tabIndex={number === at ? 0 : -1}
                      aria-pressed={isPicked}
                      aria-disabled={!isReady || (!isPicked && picks.length >= most)}
                      aria-label={describeNumber(number, { isDrawn, isBell })}
                      className={styles.number({ isPicked, isDrawn })}
                      onFocus={() => setAt(number)}
                      onKeyDown={walk}
                      onClick={() => toggle(number)}
                    >
                      {number}
                      {isBell && (
                        <span className={styles.bell}>
                          <Bell aria-hidden strokeWidth={2.5} />
                        </span>
                      )}
                    </button>
                  )
                })}
              </div>
              <div className={styles.tools}>
                <Button
                  size="compact"
                  weight="secondary"
                  onPress={() => isReady && setPicks(quickPick(numbers, Math.max(fewest, picks.length || most)))}
                >
                  Quick pick
                </Button>
                <Button size="compact" weight="quiet" onPress={() => isReady && setPicks([])}>
                  Clear
                </Button>
                <span className={styles.count}>
                  {picks.length} of {most} picked
                </span>
              </div>
            </div>
            <Pays facts={facts} picked={picks.length} stake={stake} shown={shown} />
          </div>
        </div>
      </div>
    </>
  )
}
