import type { TokenDetail } from '@lagoon/domain/account/profile.state'
import { formatTokens } from '../../../patterns/TokenAmount/formatTokens.ts'
import { TokenAmount } from '../../../patterns/TokenAmount/TokenAmount.tsx'
import { heldWhere, tokenNames } from '../../../patterns/TokenIcon/tokenKinds.ts'
import * as styles from './ProfileStatsTokenDetails.css.ts'

const columns = [
  ['Balance', 'balance'],
  ['Received', 'received'],
  ['Played', 'played'],
  ['Won', 'won'],
] as const

const wentElsewhere = ({ kind, held, withdrawn, tipped, takenBack }: TokenDetail): readonly (readonly [bigint, string])[] => [
  [withdrawn, 'withdrawn'],
  [held, heldWhere(kind)],
  [tipped, 'tipped'],
  [takenBack, 'taken back with refunded purchases'],
]

/** Where tokens are that were neither played nor are in the balance; most kinds have none. */
const Elsewhere = ({ detail }: { detail: TokenDetail }) => {
  const words = wentElsewhere(detail).flatMap(([minor, where]) => (minor === 0n ? [] : `${formatTokens(minor, 'fixed')} ${where}`))
  return words.length === 0 ? null : <span className={styles.elsewhere}>{`Also ${words.join(' · ')}`}</span>
}

/**
 * What has passed through each kind of token since the account was opened, what was lost as plainly as what was won. Each balance is
 * what was received and won, less what was played and what stands below the row.
 */
export const TokenDetails = ({ details }: { details: readonly TokenDetail[] }) => (
  <>
    <div className={styles.heads} aria-hidden="true">
      {columns.map(([label]) => (
        <span key={label}>{label}</span>
      ))}
    </div>
    <ul>
      {details.map((detail) => (
        <li key={detail.kind} className={styles.kind}>
          <span className={styles.kindName}>{tokenNames[detail.kind].label}</span>
          {columns.map(([label, key]) => (
            <span key={key} className={styles.figure}>
              <span className={styles.figureName}>{label}</span>
              <TokenAmount kind={detail.kind} minor={detail[key]} format="fixed" size="small" />
            </span>
          ))}
          <Elsewhere detail={detail} />
        </li>
      ))}
    </ul>
  </>
)
