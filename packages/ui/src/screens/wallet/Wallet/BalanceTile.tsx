import type { Balance } from '@lagoon/contract/money/balanceSheet'
import type { TokenKind } from '@lagoon/contract/money/money'
import { Text } from '../../../kit/Text/Text.tsx'
import { formatTokens } from '../../../patterns/TokenAmount/formatTokens.ts'
import { TokenIcon } from '../../../patterns/TokenIcon/TokenIcon.tsx'
import { heldWhere, tokenNames } from '../../../patterns/TokenIcon/tokenKinds.ts'
import * as styles from './Wallet.css.ts'

/** What each kind is for, in one sentence. */
const purposes: Readonly<Record<TokenKind, string>> = {
  GAME: 'Play for fun. Wins pay game tokens.',
  SWEEP: 'Play for prizes. Wins pay prize tokens.',
  BONUS_SWEEP: 'Come free with some packages. Wins pay prize tokens.',
  PRIZE: 'Won with sweep tokens. The only kind you can withdraw.',
  TIP: 'Thank a dealer.',
}

/** One kind of token: its shape, how much the player has, what is set aside, and what it is for. */
export const BalanceTile = ({ balance: { kind, minor, held } }: { balance: Balance }) => (
  <li className={styles.tile({ share: kind === 'GAME' || kind === 'SWEEP' ? 'half' : 'third' })}>
    <TokenIcon kind={kind} size="large" />
    <div className={styles.held}>
      <Text size="small" tone="soft">
        {tokenNames[kind].label}
      </Text>
      <p className={styles.digits}>{formatTokens(minor, 'fixed')}</p>
      {held > 0n && (
        <Text size="small">
          {`Another ${formatTokens(held, 'fixed')} is ${heldWhere(kind)}.${kind === 'PRIZE' ? '' : ' What’s left returns to your balance when the game ends.'}`}
        </Text>
      )}
    </div>
    <div className={styles.purpose}>
      <Text size="small" tone="soft">
        {purposes[kind]}
      </Text>
    </div>
  </li>
)
