import { profileAddress } from '@lagoon/contract/account/addresses'
import { Button } from '../../kit/Button/Button.tsx'
import { Link } from '../../kit/Link/Link.tsx'

interface UnsuccessfulActionsProps {
  canTryAgain: boolean
  onTryAgain: () => void
}

/** What is left after an unsuccessful check: another try where there is one, or support. */
export const UnsuccessfulActions = ({ canTryAgain, onTryAgain }: UnsuccessfulActionsProps) => (
  <>
    {canTryAgain && (
      <Button weight="primary" size="large" onPress={onTryAgain}>
        Try again
      </Button>
    )}
    <Link href={profileAddress('support')} weight={canTryAgain ? 'quiet' : 'primary'} size={canTryAgain ? 'regular' : 'large'}>
      Contact support
    </Link>
  </>
)

interface ResubmitButtonProps {
  requests: readonly unknown[]
  onPress: () => void
}

/** Sends again what was asked for again. */
export const ResubmitButton = ({ requests, onPress }: ResubmitButtonProps) => (
  <Button weight="primary" size="large" onPress={onPress}>
    {requests.length === 1 ? 'Resubmit document' : 'Resubmit documents'}
  </Button>
)
