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
    title="This page is off the chart"
    action={
      <>
        <Action href={homeAddress} weight="primary">
          Back to the lobby
        </Action>
        <Action href={gamesAddress()}>See all games</Action>
      </>
    }
  >
    There is no page at this address. It may have moved, or a letter of it is missing.
  </EmptyState>
)
