import { lazy, Suspense } from 'react'
import { popupQueueAtom } from '@lagoon/domain/shell/popups/popups.atoms'
import { useAtomValue } from '../state.ts'
import { BarePopup } from './BarePopup.tsx'

const Desk = lazy(() =>
  import('./PopupHandler.tsx').then(
    ({ PopupHandler }) => ({ default: PopupHandler }),
    // The piece that draws popups is itself lost: that much is said without it.
    () => ({ default: BarePopup }),
  ),
)

/** Fetches what draws popups when the first one waits. */
export const PopupsWhenNeeded = () =>
  useAtomValue(popupQueueAtom).length === 0 ? null : (
    <Suspense>
      <Desk />
    </Suspense>
  )
