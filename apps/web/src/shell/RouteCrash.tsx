import { useEffect } from 'react'
import { domainAtom } from '@lagoon/domain/assembly/domainAtom'
import { showPopupAtom } from '@lagoon/domain/shell/popups/popups.atoms'
import { Crash } from '@lagoon/ui/screens/shell/Crash/Crash'
import { currentPageAtom } from '../navigation/currentPage.atoms.ts'
import { useAtomValue, useSetAtom } from '../state.ts'
import { isLostPiece, onceOnline } from './lostPieces.ts'

/** What stands where a route broke: the rest of the app stays in use. A lost piece of the app is a matter for its popup (§8). */
export const RouteCrash = ({ error }: { error: unknown }) => {
  const isLost = isLostPiece(error)
  const domain = useAtomValue(domainAtom)
  const page = useAtomValue(currentPageAtom)?.entry.id ?? 'none'
  const show = useSetAtom(showPopupAtom)
  useEffect(
    function sayThatAPieceIsLost() {
      if (isLost) onceOnline(() => show({ kind: 'chunkFailure' }))
    },
    [isLost, show],
  )
  useEffect(
    function tellTheServer() {
      if (!isLost) void import('./reportFault.ts').then(({ sendFault }) => sendFault(domain, error, page)).catch(() => undefined)
    },
    [isLost, domain, error, page],
  )
  return isLost ? null : <Crash onRetry={() => domain.page.reload()} />
}
