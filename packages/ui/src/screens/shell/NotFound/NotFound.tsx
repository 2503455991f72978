import { Action } from '../../../patterns/Action/Action.tsx'
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx'
import { places } from '../places.ts'

/** An address that leads nowhere (§2): says so, and shows two ways on. */
export const NotFound = () => (
  <EmptyState
    illustration="buoy"
    size="page"
    level={1}
    title="This page is off the chart"
    action={
      <>
        <Action href={places.home} weight="primary">
          Back to the lobby
        </Action>
        <Action href={places.games}>See all games</Action>
      </>
    }
  >
    There is no page at this address. It may have moved, or a letter of it is missing.
  </EmptyState>
)
