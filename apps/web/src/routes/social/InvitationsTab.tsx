import { promotionAddress } from '@lagoon/contract/content/addresses'
import { Action } from '@lagoon/ui/patterns/Action/Action'
import { EmptyState } from '@lagoon/ui/patterns/EmptyState/EmptyState'
import { ScreenFrame } from '@lagoon/ui/patterns/ScreenFrame/ScreenFrame'

/** profile?tab=invitations: there is no link to give away yet, and the page says so. */
export const InvitationsTab = () => (
  <ScreenFrame title="Invite friends" width="regular">
    <EmptyState
      illustration="boat"
      title="Invitations are being prepared"
      action={<Action href={promotionAddress('invite-a-friend')}>What is planned</Action>}
    >
      There is no link to share yet. Whoever signs up today does so without one, and nothing is lost by it.
    </EmptyState>
  </ScreenFrame>
)
