import { roundResults } from '@lagoon/contract/lobby/roundResults'
import { useState } from 'react'
import { Button } from '../../../kit/Button/Button.tsx'
import { Select } from '../../../kit/Select/Select.tsx'
import { TextField } from '../../../kit/TextField/TextField.tsx'
import type { RoundFiltersProps } from './RoundFilters.tsx'
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
  const [from, to] = [typed.from ?? filter.from ?? '', typed.to ?? filter.to ?? '']
  const isBackwards = from !== '' && to !== '' && from > to
  const choose = (part: { readonly [Name in keyof typeof filter]: (typeof filter)[Name] | undefined }) => {
    const merged = Object.entries({ ...filter, ...part }).filter(([, value]) => value !== undefined)
    onFilter(Object.fromEntries(merged))
  }
  const type = (part: 'from' | 'to') => (value: string) => {
    const days = { from, to, [part]: value }
    setTyped(days)
    if (days.from === '' || days.to === '' || days.from <= days.to) choose({ from: days.from || undefined, to: days.to || undefined })
  }
  const clear = () => {
    setTyped({})
    onFilter({})
  }
  // A game of an address stands in the choice before the games are known.
  const known = games ?? (filter.gameId === undefined ? [] : [{ id: filter.gameId, name: 'One game' }])
  return (
    <fieldset aria-label="Filter rounds" className={styles.choices}>
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
      <TextField label="From" type="date" value={from} onChange={type('from')} />
      <TextField
        label="To"
        type="date"
        value={to}
        onChange={type('to')}
        error={isBackwards ? 'The end date can’t be before the start date.' : undefined}
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
