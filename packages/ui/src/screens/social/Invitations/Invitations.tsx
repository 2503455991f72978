import { promotionAddress } from '@lagoon/contract/content/addresses'
import type { InvitationValues } from '@lagoon/contract/social/social.rules'
import type { InvitationsView } from '@lagoon/domain/social/social.state'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { Stack } from '../../../kit/Stack/Stack.tsx'
import { Surface } from '../../../kit/Surface/Surface.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { Action } from '../../../patterns/Action/Action.tsx'
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx'
import { ScreenFrame } from '../../../patterns/ScreenFrame/ScreenFrame.tsx'
import { ShareLink } from '../../../patterns/ShareLink/ShareLink.tsx'
import { TokenAmount } from '../../../patterns/TokenAmount/TokenAmount.tsx'
import { Friends } from './Friends.tsx'
import { InviteByEmail } from './InviteByEmail.tsx'
import * as styles from './Invitations.css.ts'

export interface InvitationsProps {
  view: InvitationsView
  onCopyLink: () => void
  /** Opens the device's own sheet; absent where it has none. */
  onShareLink?: (() => void) | undefined
  onInvite: (values: InvitationValues) => void
}

type OpenView = Extract<InvitationsView, { state: 'open' }>

const NotAvailable = () => (
  <ScreenFrame title="Invite friends" width="regular">
    <EmptyState
      illustration="boat"
      title="Invitations are coming soon"
      action={<Action href={promotionAddress('invite-a-friend')}>Learn more</Action>}
    >
      You don’t have a link to share yet.
    </EmptyState>
  </ScreenFrame>
)

const Open = ({ view, onCopyLink, onShareLink, onInvite }: Omit<InvitationsProps, 'view'> & { view: OpenView }) => (
  <ScreenFrame
    title="Invite friends"
    width="regular"
    intro={
      view.reward ? (
        <>
          You get <TokenAmount kind={view.reward.kind} minor={view.reward.minor} showLabel isInSentence /> for each friend who joins and
          confirms their email.
        </>
      ) : (
        'Bring the people you like to play with.'
      )
    }
  >
    <div className={styles.ways}>
      <Surface as="section" padding="roomy" labelledBy="invite-by-link">
        <Stack gap="close">
          <Heading level={2} size="large" id="invite-by-link">
            Share your link
          </Heading>
          <Text tone="soft">Anyone who signs up with it counts as your friend. They must be 18 or older.</Text>
          <ShareLink link={view.link} isCopied={view.isLinkCopied} onCopy={onCopyLink} onShare={onShareLink} />
        </Stack>
      </Surface>
      <Surface as="section" padding="roomy" labelledBy="invite-by-email">
        <Stack gap="close">
          <Heading level={2} size="large" id="invite-by-email">
            Invite by email
          </Heading>
          <Text tone="soft">We’ll send one email with your name and link, and won’t use the address for anything else.</Text>
          <InviteByEmail sending={view.sending} onInvite={onInvite} />
        </Stack>
      </Surface>
    </div>
    <Friends friends={view.friends} />
  </ScreenFrame>
)

/** The player's own link, an email to one friend, and who came. */
export const Invitations = ({ view, ...events }: InvitationsProps) =>
  view.state === 'notAvailable' ? <NotAvailable /> : <Open view={view} {...events} />
