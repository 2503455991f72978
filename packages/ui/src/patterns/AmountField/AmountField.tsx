import type { Ref } from 'react'
import type { FieldWords } from '../../kit/Field/FieldParts.tsx'
import { TextField } from '../../kit/TextField/TextField.tsx'
import { placement, type Placement } from '../../theme/placement.ts'
import { currencySymbols, formatPrice, type Currency } from '../Price/formatPrice.ts'
import { formatTokens } from '../TokenAmount/formatTokens.ts'
import { TokenIcon } from '../TokenIcon/TokenIcon.tsx'
import { tokenNames, type TokenKind } from '../TokenIcon/tokenKinds.ts'
import { amountText } from './amountText.ts'
import * as styles from './AmountField.css.ts'

/** What is counted: money of one currency, or one kind of token. */
export type AmountUnit = { readonly currency: Currency } | { readonly kind: TokenKind }

export interface AmountFieldProps extends FieldWords {
  /** The currency or the kind of token of the amount. */
  unit: AmountUnit
  /** Exactly what was typed: the rules of the domain read it, this field never corrects it. */
  value: string
  /** The player typed, or chose one of the steps. */
  onChange: (text: string) => void
  /** The focus left the field. */
  onBlur?: () => void
  /** Minor units. Both are said below the label, so that nobody has to run into them. */
  min?: bigint
  /** The largest amount, in minor units. */
  max?: bigint
  /** Amounts to choose by one press, minor units. */
  steps?: readonly bigint[]
  /** Name of the field in its form. */
  name?: string
  /** Says that an answer is needed, and marks the label. */
  isRequired?: boolean
  /** Reaches the field itself, so that a form can put the focus there. */
  inputRef?: Ref<HTMLInputElement>
  /** Outer margin, place in a row or grid, and width. */
  place?: Placement
}

const written = (unit: AmountUnit, minor: bigint) =>
  'currency' in unit
    ? formatPrice(minor, unit.currency)
    : `${formatTokens(minor, 'full')} ${minor === 100n ? tokenNames[unit.kind].one : tokenNames[unit.kind].many}`

const limits = (unit: AmountUnit, min: bigint | undefined, max: bigint | undefined) => {
  if (min !== undefined && max !== undefined) return `From ${written(unit, min)} to ${written(unit, max)}.`
  if (min !== undefined) return `At least ${written(unit, min)}.`
  return max === undefined ? undefined : `At most ${written(unit, max)}.`
}

/**
 * An amount of money or of tokens, typed as decimal digits. It holds text, not a number: what is not an amount stays as it was
 * typed, and the error says so, because a guessed amount is a wrong one.
 */
export const AmountField = ({ unit, min, max, steps = [], description, inputRef, place, ...field }: AmountFieldProps) => {
  const said = description ?? limits(unit, min, max)
  return (
    <div className={styles.root + placement(place)}>
      <TextField
        {...field}
        {...(said !== undefined && { description: said })}
        {...(inputRef && { inputRef })}
        prefix={'currency' in unit ? currencySymbols[unit.currency] : <TokenIcon kind={unit.kind} />}
        suffix={'currency' in unit ? unit.currency : undefined}
        inputMode="decimal"
        autoComplete="off"
      />
      {steps.length > 0 && (
        <fieldset aria-label={`${field.label}: quick picks`} className={styles.steps}>
          {steps.map((step) => (
            <button
              key={String(step)}
              type="button"
              className={styles.step}
              aria-pressed={field.value === amountText(step)}
              onClick={() => field.onChange(amountText(step))}
            >
              {`${'currency' in unit ? currencySymbols[unit.currency] : ''}${formatTokens(step, 'full')}`}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}
