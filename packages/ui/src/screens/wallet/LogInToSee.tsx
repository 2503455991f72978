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
            Go to the lobby
          </Link>
        </>
      }
    >
      {what === 'payment'
        ? 'A payment is shown only to the player who made it. Once you are logged in, you come back here.'
        : 'A linked account is shown only to the player it belongs to. Once you are logged in, you come back here.'}
    </OutcomePanel>
  </StandalonePage>
)
