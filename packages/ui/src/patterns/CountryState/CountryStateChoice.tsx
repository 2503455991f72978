import { ComboBox } from '../../kit/ComboBox/ComboBox.tsx'
import type { CountryStateProps } from './CountryState.tsx'
import * as styles from './CountryState.css.ts'
import { countries, statesOf } from './regions.ts'

const stateLabel = (country: string): string => {
  if (country === 'US') return 'State'
  if (country === 'CA') return 'Province or territory'
  return 'State or region'
}

/** Carries the lists of the world: import it lazily, see CountryState. */
export const CountryStateChoice = ({ country, state, isRequired = false }: CountryStateProps) => (
  <div className={styles.root}>
    <ComboBox
      {...country}
      label="Country"
      isRequired={isRequired}
      options={countries}
      value={country.value || null}
      onChange={(id) => {
        country.onChange(id ?? '')
        if (id !== country.value) state.onChange('')
      }}
      emptyText="We couldn’t find that country. Check the spelling."
    />
    <ComboBox
      {...state}
      // The list belongs to one country: another country starts it anew.
      key={country.value}
      label={stateLabel(country.value)}
      isRequired={isRequired}
      options={statesOf(country.value)}
      value={state.value || null}
      onChange={(id) => state.onChange(id ?? '')}
      emptyText={country.value === '' ? 'Choose a country first.' : 'We couldn’t find that in this country. Check the spelling.'}
    />
  </div>
)
