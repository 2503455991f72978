import { homeAddress } from '@lagoon/contract/shell/addresses'
import { profileAddress } from '@lagoon/contract/account/addresses'
import type { DocumentRequest, KycOutcomeView } from '@lagoon/domain/kyc/kyc.state'
import { Button } from '../../kit/Button/Button.tsx'
import { Link } from '../../kit/Link/Link.tsx'
import { Action } from '../../patterns/Action/Action.tsx'

interface OutcomeActionsProps {
  view: KycOutcomeView
  /** Sends again what was asked for, goes on with the address, or starts once more after an unsuccessful check. */
  onTryAgain: () => void
}

/** What is left after an unsuccessful check: another try where there is one, or support. */
const Unsuccessful = ({ canTryAgain, onTryAgain }: { canTryAgain: boolean; onTryAgain: () => void }) => (
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

/** What is asked for again is sent again; details of the profile are put right first. */
const Resubmit = ({ requests, onTryAgain }: { requests: readonly DocumentRequest[]; onTryAgain: () => void }) => {
  const isProfileWrong = requests.some(({ document, fault }) => document === 'PROFILE' || fault === 'DATA_MISMATCH')
  return (
    <>
      <Button weight="primary" size="large" onPress={onTryAgain}>
        {requests.length === 1 ? 'Resubmit document' : 'Resubmit documents'}
      </Button>
      {isProfileWrong && (
        <Link href={profileAddress('personal-info')} weight="quiet">
          Correct your profile first
        </Link>
      )}
    </>
  )
}

/** The one next step of an outcome, the same wherever the outcome is told. */
export const OutcomeActions = ({ view, onTryAgain }: OutcomeActionsProps) => {
  switch (view.state) {
    case 'unsuccessful':
      return <Unsuccessful canTryAgain={view.canTryAgain} onTryAgain={onTryAgain} />
    case 'resubmitNeeded':
      return <Resubmit requests={view.requests} onTryAgain={onTryAgain} />
    case 'addressAsked':
      return (
        <Button weight="primary" size="large" onPress={onTryAgain}>
          Verify your address
        </Button>
      )
    case 'completed':
      return (
        <>
          <Action href={profileAddress('withdraw')} weight="primary" size="large">
            Go to withdrawals
          </Action>
          <Link href={homeAddress} weight="quiet">
            Back to games
          </Link>
        </>
      )
    default:
      return (
        <Action href={homeAddress} weight="primary" size="large">
          Back to games
        </Action>
      )
  }
}
