import { TextField } from '@lagoon/ui/kit/TextField/TextField'
import { brandOf } from '../card.ts'
import { asExpiry, grouped } from './entry.ts'
import * as styles from './Page.css.ts'
import type { CardEntry } from './useCardEntry.ts'
import { brandNames } from './words.ts'

interface EntryProps {
  entry: Pick<CardEntry<'number' | 'expiry'>, 'field' | 'values'>
}

export const NumberField = ({ entry: { field, values } }: EntryProps) => {
  const brand = brandOf(values.number)
  return (
    <TextField
      label="Card number"
      inputMode="numeric"
      autoComplete="cc-number"
      suffix={<span className={styles.brand}>{brand ? brandNames[brand.name] : ''}</span>}
      {...field('number', grouped)}
    />
  )
}

export const ExpiryField = ({ entry: { field, values } }: EntryProps) => (
  <TextField
    label="Expiration date"
    description="Month and year"
    inputMode="numeric"
    autoComplete="cc-exp"
    maxLength={5}
    {...field('expiry', (text) => asExpiry(text, values.expiry))}
  />
)
