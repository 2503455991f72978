import { gamesAddress } from '@lagoon/contract/lobby/addresses'
import { homeAddress } from '@lagoon/contract/shell/addresses'
import { Action } from '../../../patterns/Action/Action.tsx'
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx'

/** An address that leads nowhere (§2): says so, and shows two ways on. */
export const NotFound = () => (
  <EmptyState
    illustration="buoy"
    size="page"
    level={1}
    title="We can’t find that page"
    action={
      <>
        <Action href={homeAddress} weight="primary">
          Back to lobby
        </Action>
        <Action href={gamesAddress()}>See all games</Action>
      </>
    }
  >
    The link may be broken, or the page may have moved.
  </EmptyState>
)
