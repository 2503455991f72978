import type { Amount, TokenKind } from '@lagoon/contract/money/money'
import { Text } from '../../../kit/Text/Text.tsx'
import { formatTokens } from '../../../patterns/TokenAmount/formatTokens.ts'
import { TokenIcon } from '../../../patterns/TokenIcon/TokenIcon.tsx'
import { tokenNames } from '../../../patterns/TokenIcon/tokenKinds.ts'
import * as styles from './Wallet.css.ts'

/** What each kind is for, in one sentence. */
const purposes: Readonly<Record<TokenKind, string>> = {
  GAME: 'For playing just for fun. Wins pay game tokens.',
  SWEEP: 'For playing with prizes. Wins pay prize tokens.',
  BONUS_SWEEP: 'Sweep tokens from a reward. Wins pay prize tokens.',
  PRIZE: 'What sweep tokens won, and what withdrawals take.',
  TIP: 'For thanking a dealer or a support agent.',
}

/** One kind of token: its shape, how much the player holds, and what it is for. */
export const BalanceTile = ({ balance: { kind, minor } }: { balance: Amount }) => (
  <li className={styles.tile({ share: kind === 'GAME' || kind === 'SWEEP' ? 'half' : 'third' })}>
    <TokenIcon kind={kind} size="large" />
    <div className={styles.held}>
      <Text size="small" tone="soft">
        {tokenNames[kind].label}
      </Text>
      <p className={styles.digits}>{formatTokens(minor, 'fixed')}</p>
    </div>
    <div className={styles.purpose}>
      <Text size="small" tone="soft">
        {purposes[kind]}
      </Text>
    </div>
  </li>
)
