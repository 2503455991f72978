import { packagesAddress } from '@lagoon/contract/wallet/purchaseAddresses'
import { gamesAddress } from '@lagoon/contract/lobby/addresses'
import { profileAddress } from '@lagoon/contract/account/addresses'
import { withdrawalAddress } from '@lagoon/contract/withdrawal/addresses'
import type { RedemptionBlock } from '@lagoon/contract/withdrawal/enums'
import type { BlockedTokens, OpenWithdrawal, Redeemable as View } from '@lagoon/domain/withdrawal/withdrawal.state'
import { Link } from '../../../kit/Link/Link.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { ProgressBar } from '../../../kit/ProgressBar/ProgressBar.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { formatPrice } from '../../../patterns/Price/formatPrice.ts'
import { formatTokens } from '../../../patterns/TokenAmount/formatTokens.ts'
import { TokenAmount } from '../../../patterns/TokenAmount/TokenAmount.tsx'
import { standingWords } from '../standingWords.ts'
import * as styles from './Redeemable.css.ts'

interface Reason {
  readonly title: string
  /** What frees them, as a sentence that follows what is left. */
  readonly frees: string
  readonly way: { readonly href: string; readonly label: string }
}

const reasons: Readonly<Record<RedemptionBlock, Reason>> = {
  PLAYTHROUGH: {
    title: 'Playthrough',
    frees: 'Play your bonus sweep tokens to unlock them.',
    way: { href: gamesAddress(), label: 'Play games' },
  },
  BONUS: {
    title: 'Bonus',
    frees: 'These were a gift from us. Play them once, and you can withdraw what you win.',
    way: { href: gamesAddress(), label: 'Play games' },
  },
  PENDING_REVERSAL: {
    title: 'Payment being reversed',
    frees: 'You won these with tokens from a payment that’s being reversed. They unlock once that’s settled.',
    way: { href: profileAddress('transactions'), label: 'See transactions' },
  },
}

const Blocked = ({ reason, amount, progress }: BlockedTokens) => {
  const { title, frees, way } = reasons[reason]
  const left = progress === undefined ? undefined : progress.required - progress.played
  return (
    <li className={styles.blocked}>
      <div className={styles.line}>
        <Text weight="strong">{title}</Text>
        <TokenAmount kind="PRIZE" minor={amount} />
      </div>
      {progress && (
        <ProgressBar
          label={title}
          isLabelHidden
          value={progress.required === 0n ? 1 : Number((progress.played * 1_000n) / progress.required) / 1_000}
          valueText={`${formatTokens(progress.played, 'full')} of ${formatTokens(progress.required, 'full')} played`}
        />
      )}
      <Text size="small" tone="soft">
        {left === undefined
          ? frees
          : `${formatTokens(left > 0n ? left : 0n, 'full')} of ${formatTokens(progress?.required ?? 0n, 'full')} left to play. ${frees}`}{' '}
        <Link href={way.href}>{way.label}</Link>
      </Text>
    </li>
  )
}

const Open = ({ withdrawalId, receives, standing }: OpenWithdrawal) => (
  <Notice
    title={`A withdrawal of ${formatPrice(receives.minor, receives.currency)} is in progress`}
    action={
      <Link href={withdrawalAddress(withdrawalId)} weight="secondary">
        View withdrawal
      </Link>
    }
  >
    {standingWords[standing].sentence}
  </Notice>
)

/** What can be withdrawn now, and a line for each part of the balance that cannot, with what frees it. */
export const Redeemable = ({ balance, available, blocked, open }: View) => (
  <>
    {open && <Open {...open} />}
    <div className={styles.held}>
      <div className={styles.line}>
        <Text tone="soft">You can withdraw</Text>
        <TokenAmount kind="PRIZE" minor={available} size="title" />
      </div>
      {balance !== available && (
        <Text size="small" tone="soft">
          {`Of ${formatTokens(balance, 'full')} prize tokens in your balance.`}
        </Text>
      )}
      {balance === 0n && (
        <Text size="small" tone="soft">
          Prize tokens are what you win with sweep tokens. <Link href={packagesAddress()}>See packages</Link>
        </Text>
      )}
      {blocked.length > 0 && (
        <ul className={styles.list} aria-label="Tokens you can’t withdraw yet">
          {blocked.map((one) => (
            <Blocked key={one.reason} {...one} />
          ))}
        </ul>
      )}
    </div>
  </>
)
