import { lazy, Suspense, type Ref } from 'react'
import type { Focusable } from '../../kit/ComboBox/ComboBox.tsx'
import { Skeleton, SkeletonRegion } from '../../kit/Skeleton/Skeleton.tsx'
import * as styles from './CountryState.css.ts'

/** One of the two fields, as `useFormField` gives it. */
export interface ChoiceField {
  name?: string
  /** Code of the choice; empty while nothing is chosen. */
  value: string
  onChange: (code: string) => void
  onBlur?: () => void
  error?: string | undefined
  inputRef?: Ref<Focusable>
}

export interface CountryStateProps {
  /** ISO 3166-1 code of two letters. */
  country: ChoiceField
  /** Code of the state within the country, its name where it has none. */
  state: ChoiceField
  /** Says that an answer is needed, and marks the label. */
  isRequired?: boolean
}

const Choice = lazy(async () => ({ default: (await import('./CountryStateChoice.tsx')).CountryStateChoice }))

const Waiting = () => (
  <SkeletonRegion label="Loading the list of countries">
    <div className={styles.root}>
      {['country', 'state'].map((field) => (
        <div key={field} className={styles.waiting}>
          <Skeleton size="small" width="quarter" />
          <Skeleton shape="block" />
        </div>
      ))}
    </div>
  </SkeletonRegion>
)

/** A country and then a state of it, each found by typing a part of its name. The lists (45 kB) come when the fields are shown. */
export const CountryState = (props: CountryStateProps) => (
  <Suspense fallback={<Waiting />}>
    <Choice {...props} />
  </Suspense>
)
