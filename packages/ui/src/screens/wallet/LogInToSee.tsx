import { homeAddress, homeReturnAddress } from '@lagoon/contract/shell/addresses'
import { Link } from '../../kit/Link/Link.tsx'
import { OutcomePanel } from '../../patterns/OutcomePanel/OutcomePanel.tsx'
import { StandalonePage } from '../../patterns/StandalonePage/StandalonePage.tsx'

interface LogInToSeeProps {
  what: 'payment' | 'account'
  /** Address that the log-in leads back to. */
  returnTo: string
}

/** For anyone but the owner, whatever the id: it does not even say that there is such a thing. */
export const LogInToSee = ({ what, returnTo }: LogInToSeeProps) => (
  <StandalonePage>
    <OutcomePanel
      outcome="locked"
      title={`Log in to see this ${what}`}
      actions={
        <>
          <Link href={homeReturnAddress(returnTo)} weight="primary" size="large">
            Log in
          </Link>
          <Link href={homeAddress} weight="quiet" size="large">
            Go to lobby
          </Link>
        </>
      }
    >
      {what === 'payment'
        ? 'Only the player who made a payment can see it. We’ll bring you back here after you log in.'
        : 'Only the player who linked an account can see it. We’ll bring you back here after you log in.'}
    </OutcomePanel>
  </StandalonePage>
)
