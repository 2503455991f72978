import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Reward, RewardGift } from '@lagoon/domain/rewards/rewards.state'
import { Badge } from '../../../kit/Badge/Badge.tsx'
import { Button } from '../../../kit/Button/Button.tsx'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { TokenAmount } from '../../../patterns/TokenAmount/TokenAmount.tsx'
import { TokenIcon } from '../../../patterns/TokenIcon/TokenIcon.tsx'
import { dateFormat } from '../../../words/dateFormat.ts'
import * as styles from './Rewards.css.ts'

const dayFormat = dateFormat('en-US', { day: 'numeric', month: 'long' })
const timeFormat = dateFormat('en-US', { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' })

const Sign = ({ gift }: { gift: RewardGift }) => (
  <span className={styles.sign} aria-hidden="true">
    {gift.type === 'tokens' && gift.amounts[0] ? (
      <TokenIcon kind={gift.amounts[0].kind} size="regular" />
    ) : (
      <RotateCw size="1.5rem" strokeWidth={1.75} />
    )}
  </span>
)

const Gift = ({ gift }: { gift: RewardGift }) => (
  <div className={styles.gifts}>
    {gift.type === 'tokens' ? (
      gift.amounts.map(({ kind, minor }) => <TokenAmount key={kind} kind={kind} minor={minor} size="lead" sign showLabel />)
    ) : (
      <Text size="lead" weight="strong">
        {`${gift.count} free spins in ${gift.gameName}`}
      </Text>
    )}
  </div>
)

const Fate = ({ words, children }: { words: string; children: ReactNode }) => (
  <div className={styles.fate}>
    <Text size="small" tone="soft">
      {words}
    </Text>
    <span className={styles.mark}>{children}</span>
  </div>
)

interface FootProps {
  reward: Reward
  onClaim: (claim: { id: string }) => void
}

/** What can be done with it, or what became of it. */
const Foot = ({ reward, onClaim }: FootProps) => {
  switch (reward.status) {
    case 'claimed':
      return (
        <Fate words={`Claimed ${timeFormat.format(new Date(reward.claimedAt))}`}>
          <Badge tone="success">Claimed</Badge>
        </Fate>
      )
    case 'expired':
      return (
        <Fate words={`Expired ${dayFormat.format(new Date(reward.expiredAt))}`}>
          <Badge>Expired</Badge>
        </Fate>
      )
    default:
      return (
        <>
          {reward.status === 'failed' && (
            <div className={styles.failed} role="status">
              <Text size="small" tone="danger">
                We couldn’t claim this reward. It’s still yours. Please try again.
              </Text>
            </div>
          )}
          <Text size="small" tone="soft">
            {reward.expiresAt === undefined ? 'No expiration date' : `Claim by ${timeFormat.format(new Date(reward.expiresAt))}`}
          </Text>
          <Button
            aria-label={`${reward.status === 'failed' ? 'Try again' : 'Claim'}: ${reward.name}`}
            isPending={reward.status === 'claiming'}
            onPress={() => onClaim({ id: reward.id })}
          >
            {reward.status === 'failed' ? 'Try again' : 'Claim'}
          </Button>
        </>
      )
  }
}

/** One bonus: what it gives, what it is for, and until when it can be claimed. */
export const RewardCard = ({ reward, onClaim }: FootProps) => (
  <li>
    <article className={styles.card({ isOpen: reward.status !== 'claimed' && reward.status !== 'expired' })}>
      <div className={styles.head}>
        <Sign gift={reward.gift} />
        <div className={styles.words}>
          <Heading level={2} size="large">
            {reward.name}
          </Heading>
          <Text size="small" tone="soft">
            {reward.reason}
          </Text>
        </div>
      </div>
      <Gift gift={reward.gift} />
      <div className={styles.foot}>
        <Foot reward={reward} onClaim={onClaim} />
      </div>
    </article>
  </li>
)
