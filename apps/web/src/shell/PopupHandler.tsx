import { decidePopupAtom } from '@lagoon/domain/shell/popups/decidePopup.atoms'
import { popupQueueAtom } from '@lagoon/domain/shell/popups/popups.atoms'
import { Popups } from '@lagoon/ui/screens/shell/Popups'
import { useAtomValue, useSetAtom } from '../state.ts'

/** The popups that wait, over whatever page is open. */
export const PopupHandler = () => {
  const queue = useAtomValue(popupQueueAtom)
  const decide = useSetAtom(decidePopupAtom)
  return <Popups queue={queue} onDecide={decide} />
}
