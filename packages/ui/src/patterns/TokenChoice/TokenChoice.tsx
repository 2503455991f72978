import { Text } from '../../kit/Text/Text.tsx'
import { TokenAmount } from '../TokenAmount/TokenAmount.tsx'
import { TokenIcon } from '../TokenIcon/TokenIcon.tsx'
import { tokenNames, type TokenKind } from '../TokenIcon/tokenKinds.ts'
import * as styles from './TokenChoice.css.ts'

export interface TokenOption {
  readonly kind: TokenKind
  /** What the player holds of it, minor units; undefined until it is known. */
  readonly balance: bigint | undefined
  /** What a win pays. */
  readonly pays: TokenKind
}

export interface TokenChoiceProps {
  /** The question that it answers. */
  label: string
  /** Name of the radio buttons in their form. */
  name: string
  /** The kinds that can be played with, in order. */
  options: readonly TokenOption[]
  /** The kind that is chosen. */
  value: TokenKind
  /** The player chose another kind. */
  onChange: (choice: { kind: TokenKind }) => void
}

/** Which token a bet takes: kind, balance and what a win pays stand together, so that there is no doubt. */
export const TokenChoice = ({ label, name, options, value, onChange }: TokenChoiceProps) => (
  <fieldset className={styles.root}>
    <legend className={styles.legend}>{label}</legend>
    <div className={styles.options}>
      {options.map(({ kind, balance, pays }) => (
        <label key={kind} className={styles.option}>
          <TokenIcon kind={kind} size="large" />
          <span className={styles.words}>
            <Text as="span" weight="strong">
              {tokenNames[kind].label}
            </Text>
            <Text as="span" size="small" tone="soft">
              You have {balance === undefined ? '…' : <TokenAmount kind={kind} minor={balance} size="small" format="fixed" />}
            </Text>
            <Text as="span" size="small" tone="soft">{`Wins pay ${tokenNames[pays].many}`}</Text>
          </span>
          <input
            className={styles.input}
            type="radio"
            name={name}
            value={kind}
            checked={value === kind}
            onChange={() => onChange({ kind })}
          />
          <span className={styles.mark} />
        </label>
      ))}
    </div>
  </fieldset>
)
