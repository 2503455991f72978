import { profileAddress } from '@lagoon/contract/account/addresses'
import { withdrawalsAddress } from '@lagoon/contract/withdrawal/addresses'
import type { Holdings } from '@lagoon/domain/wallet/wallet.state'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { Skeleton } from '../../../kit/Skeleton/Skeleton.tsx'
import { Stack } from '../../../kit/Stack/Stack.tsx'
import { Surface } from '../../../kit/Surface/Surface.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { Action } from '../../../patterns/Action/Action.tsx'
import { TokenAmount } from '../../../patterns/TokenAmount/TokenAmount.tsx'
import * as styles from './Wallet.css.ts'

/** What was won, and how much of it can be withdrawn now. */
export const Winnings = ({ holdings: { winnings, withdrawableWinnings } }: { holdings: Holdings }) => (
  <Surface as="section" labelledBy="winnings">
    <Stack gap="roomy">
      <div className={styles.head}>
        <Heading level={2} size="large" id="winnings">
          Winnings
        </Heading>
        <Action href={withdrawalsAddress()} weight="quiet" size="compact">
          Your withdrawals
        </Action>
      </div>
      <div className={styles.winnings}>
        <div className={styles.winning}>
          <Text size="small" tone="soft">
            Won so far
          </Text>
          <TokenAmount kind="PRIZE" minor={winnings} format="fixed" size="large" />
        </div>
        <div className={styles.winning}>
          <Text size="small" tone="soft">
            Available to withdraw
          </Text>
          <TokenAmount kind="PRIZE" minor={withdrawableWinnings} format="fixed" size="large" />
        </div>
        {withdrawableWinnings > 0n ? (
          <Action href={profileAddress('withdraw')}>Withdraw</Action>
        ) : (
          <Text size="small" tone="soft">
            Nothing to withdraw yet.
          </Text>
        )}
      </div>
    </Stack>
  </Surface>
)

/** The place of the winnings while they are on their way. */
export const WinningsWaiting = () => (
  <Surface>
    <Stack gap="roomy">
      <Skeleton size="large" width="third" />
      <div className={styles.winnings}>
        {['won', 'withdrawable'].map((figure) => (
          <div key={figure} className={styles.winning}>
            <Skeleton size="small" width="half" />
            <Skeleton size="large" width="third" />
          </div>
        ))}
        <div className={styles.action}>
          <Skeleton shape="block" />
        </div>
      </div>
    </Stack>
  </Surface>
)
