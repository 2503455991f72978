import { Bitcoin, CircleAlert, CreditCard, Landmark, WalletMinimal, type LucideIcon } from 'lucide-react'
import { useId, type Ref } from 'react'
import { Text } from '../../kit/Text/Text.tsx'
import { PaymentMark } from '../PaymentMarks/PaymentMarks.tsx'
import * as styles from './PaymentMethodChoice.css.ts'

export const paymentMethodIcons = {
  CARD: CreditCard,
  CRYPTO: Bitcoin,
  BANK: Landmark,
  E_WALLET: WalletMinimal,
} as const satisfies Readonly<Record<string, LucideIcon>>

export interface PaymentMethodOption {
  readonly id: string
  readonly kind: keyof typeof paymentMethodIcons
  /** "Visa ending in 4242". */
  readonly name: string
  /** What choosing it means: how long it takes, where it leads. */
  readonly detail: string
  /** Names of the marks that it takes, such as `visa`. */
  readonly marks?: readonly string[]
}

export interface PaymentMethodChoiceProps {
  /** The question that it answers. */
  label: string
  /** Name of the radio buttons in their form. */
  name: string
  /** The methods to choose from, in order. */
  options: readonly PaymentMethodOption[]
  /** Id of the chosen one; empty while nothing is. Nothing is chosen for the player. */
  value: string
  /** The player chose another method, told by its id. */
  onChange: (id: string) => void
  /** The focus left the choice. */
  onBlur?: () => void
  /** What is wrong and how to put it right; its presence makes the field invalid. */
  error?: string | undefined
  /** Of the first option, so that a form can put the focus there. */
  inputRef?: Ref<HTMLInputElement>
}

/** How money moves, in either direction: each way with what it means, all of them in sight. */
export const PaymentMethodChoice = ({ label, name, options, value, onChange, onBlur, error, inputRef }: PaymentMethodChoiceProps) => {
  const errorId = useId()
  const problem = error !== undefined && { 'aria-invalid': true, 'aria-describedby': errorId }
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.options}>
        {options.map(({ id, kind, name: title, detail, marks = [] }, at) => {
          const Icon = paymentMethodIcons[kind]
          return (
            <label key={id} className={styles.option}>
              <span className={styles.icon}>
                <Icon aria-hidden size="1.25rem" strokeWidth={1.75} />
              </span>
              <span className={styles.words}>
                <Text as="span" weight="strong">
                  {title}
                </Text>
                <Text as="span" size="small" tone="soft">
                  {detail}
                </Text>
                {marks.length > 0 && (
                  <span className={styles.marks} aria-hidden="true">
                    {marks.map((mark) => (
                      <PaymentMark key={mark} id={mark} />
                    ))}
                  </span>
                )}
              </span>
              <input
                {...(at === 0 && inputRef && { ref: inputRef })}
                {...problem}
                className={styles.input}
                type="radio"
                name={name}
                value={id}
                checked={value === id}
                onChange={() => onChange(id)}
                onBlur={onBlur}
              />
              <span className={styles.mark} />
            </label>
          )
        })}
      </div>
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          <CircleAlert size="1rem" strokeWidth={2} aria-hidden />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  )
}
