import type { InvitedFriend } from '@lagoon/domain/social/social.state'
import { Avatar } from '../../../kit/Avatar/Avatar.tsx'
import { Badge } from '../../../kit/Badge/Badge.tsx'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx'
import { TokenAmount } from '../../../patterns/TokenAmount/TokenAmount.tsx'
import { dayOf } from '../../../words/days.ts'
import { unbroken } from '../../../words/unbroken.ts'
import * as styles from './Invitations.css.ts'

const countWords = (friends: readonly InvitedFriend[]) => {
  const joined = friends.filter(({ step }) => step !== 'invited').length
  return `${joined} joined, ${friends.length - joined} still pending`
}

/** What is still awaited; undefined where nothing is. */
const awaited: Readonly<Record<InvitedFriend['step'], string | undefined>> = {
  invited: 'Invited',
  joined: 'Email not confirmed',
  confirmed: undefined,
}

const Friend = ({ friend: { name, step, at, reward } }: { friend: InvitedFriend }) => (
  <li className={styles.friend}>
    <Avatar name={name} />
    <div className={styles.about}>
      <div className={styles.name}>
        <Text weight="strong">{name}</Text>
        <Text size="small" tone="soft">
          {step === 'invited' ? 'Invited' : 'Joined'} on {unbroken(dayOf(at))}
        </Text>
      </div>
      {reward ? (
        <TokenAmount kind={reward.kind} minor={reward.minor} sign />
      ) : (
        awaited[step] !== undefined && <Badge>{awaited[step]}</Badge>
      )}
    </div>
  </li>
)

/** Who came, who is still awaited, and what each brought. */
export const Friends = ({ friends }: { friends: readonly InvitedFriend[] }) => (
  <section aria-labelledby="invited-friends">
    <div className={styles.friendsHead}>
      <Heading level={2} size="large" id="invited-friends">
        Your friends
      </Heading>
      {friends.length > 0 && (
        <Text size="small" tone="soft">
          {countWords(friends)}
        </Text>
      )}
    </div>
    {friends.length === 0 ? (
      <EmptyState illustration="boat" title="No friends here yet" level={3}>
        Friends who join with your link or email will show up here.
      </EmptyState>
    ) : (
      <ul className={styles.friends}>
        {friends.map((friend) => (
          <Friend key={friend.id} friend={friend} />
        ))}
      </ul>
    )}
  </section>
)
