import type { TokenDetail } from '@lagoon/domain/account/profile.state'
import { TokenAmount } from '../../../patterns/TokenAmount/TokenAmount.tsx'
import { tokenNames } from '../../../patterns/TokenIcon/tokenKinds.ts'
import * as styles from './ProfileStatsTokenDetails.css.ts'

const columns = [
  ['Balance', 'balance'],
  ['Received', 'received'],
  ['Played', 'played'],
  ['Won', 'won'],
] as const

/** What has passed through each kind of token since the account was opened, what was lost as plainly as what was won. */
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
        </li>
      ))}
    </ul>
  </>
)
