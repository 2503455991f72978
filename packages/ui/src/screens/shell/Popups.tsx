import type { Popup, PopupDecision } from '@lagoon/domain/shell/popups/popup.state'
import { PopupHost } from '../../patterns/PopupHost/PopupHost.tsx'
import { popupFace } from './popupFaces.ts'

export interface PopupsProps {
  /** Waiting popups, the shown one first. */
  queue: readonly Popup[]
  onDecide: (event: { popup: Popup; decision: PopupDecision }) => void
}

/** The popups of the app over whatever page is open. The first of the queue is shown until the player decides it. */
export const Popups = ({ queue, onDecide }: PopupsProps) => <PopupHost queue={queue} faceOf={popupFace} onDecide={onDecide} />
