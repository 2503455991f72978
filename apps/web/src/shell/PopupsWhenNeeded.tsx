import { lazy, Suspense } from 'react'
import { domainAtom } from '@lagoon/domain/assembly/domainAtom'
import { popupQueueAtom } from '@lagoon/domain/shell/popups/popups.atoms'
import { BarePopup } from '@lagoon/ui/screens/shell/PopupChunkFailure/BarePopup'
import { useAtomValue } from '../state.ts'

const LostPopup = () => {
  const { page } = useAtomValue(domainAtom)
  return <BarePopup onReload={() => page.reload()} />
}

const Handler = lazy(() =>
  import('./PopupHandler.tsx').then(
    ({ PopupHandler }) => ({ default: PopupHandler }),
    // The piece that draws popups is itself lost: that much is said without it.
    () => ({ default: LostPopup }),
  ),
)

/** Fetches what draws popups when the first one waits. */
export const PopupsWhenNeeded = () =>
  useAtomValue(popupQueueAtom).length === 0 ? null : (
    <Suspense>
      <Handler />
    </Suspense>
  )
