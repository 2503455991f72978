import { roundResults } from '@lagoon/contract/lobby/roundResults'
import { useRef, useState } from 'react'
import { Button } from '../../../kit/Button/Button.tsx'
import { Select } from '../../../kit/Select/Select.tsx'
import { TextField } from '../../../kit/TextField/TextField.tsx'
import type { RoundFiltersProps } from './RoundFilters.tsx'
import { areBackwards, isWholeDay, wholeDays } from './typedDays.ts'
import * as styles from './RoundFilters.css.ts'

/** No choice: an id that no game has. */
const ANY = '*'
const results = [
  { id: ANY, label: 'All results' },
  { id: 'WON', label: 'Won' },
  { id: 'LOST', label: 'Lost' },
]

/** Game, result and days of the rounds that are listed; they hold together. */
export const RoundFilterChoices = ({ filter, games, onFilter }: Omit<RoundFiltersProps, 'onChoose'>) => {
  // As typed: half a date, or days in the wrong order, narrow nothing down yet.
  const [typed, setTyped] = useState<{ from?: string; to?: string }>({})
  const root = useRef<HTMLFieldSetElement>(null)
  const shown = { from: typed.from ?? filter.from ?? '', to: typed.to ?? filter.to ?? '' }
  const choose = (part: { readonly [Name in keyof typeof filter]: (typeof filter)[Name] | undefined }) => {
    const merged = Object.entries({ ...filter, ...part }).filter(([, value]) => value !== undefined)
    onFilter(Object.fromEntries(merged))
  }
  const type = (part: 'from' | 'to') => (value: string) => {
    const days = { ...shown, [part]: value }
    setTyped(days)
    if (isWholeDay(value) && !areBackwards(days)) choose(wholeDays(days))
  }
  // Only now: while a day is typed over, its field is empty, too.
  const leave = (part: 'from' | 'to') => () => {
    if (filter[part] !== undefined && !isWholeDay(shown[part])) choose(wholeDays(shown))
  }
  const clear = () => {
    setTyped({})
    onFilter({})
    // The button that was pressed goes.
    root.current?.querySelector('button')?.focus()
  }
  // A game of an address stands in the choice before the games are known.
  const known = games ?? (filter.gameId === undefined ? [] : [{ id: filter.gameId, name: 'One game' }])
  return (
    <fieldset ref={root} aria-label="Filter rounds" className={styles.choices}>
      <Select
        label="Game"
        options={[{ id: ANY, label: 'All games' }, ...known.map(({ id, name }) => ({ id, label: name }))]}
        value={filter.gameId ?? ANY}
        onChange={(id) => choose({ gameId: id === ANY ? undefined : id })}
      />
      <Select
        label="Result"
        options={results}
        value={filter.result ?? ANY}
        onChange={(id) => choose({ result: roundResults.find((one) => one === id) })}
      />
      <TextField label="From" type="date" value={shown.from} onChange={type('from')} onBlur={leave('from')} />
      <TextField
        label="To"
        type="date"
        value={shown.to}
        onChange={type('to')}
        onBlur={leave('to')}
        error={areBackwards(shown) ? 'The end date can’t be before the start date.' : undefined}
      />
      {Object.keys(filter).length > 0 && (
        <div className={styles.clear}>
          <Button weight="quiet" onPress={clear}>
            Clear filters
          </Button>
        </div>
      )}
    </fieldset>
  )
}
