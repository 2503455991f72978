import { useState, type ReactNode } from 'react'
import { lazyPart } from '../LazyPart/lazyPart.tsx'

export interface DialogProps {
  /** What it is about, in a few words; names the dialog for a screen reader. */
  title: string
  /** The dialog is open. */
  isOpen: boolean
  /** The player closed it: by the close button, Escape or a press outside. Never called when it is not dismissable. */
  onClose: () => void
  /**
   * False for what must be decided before anything else goes on: no close button, Escape and a press outside do nothing, and
   * it is announced as an alert. Its `actions` are then the only way out.
   * @default true
   */
  isDismissable?: boolean
  /** How wide it may get. @default 'regular' */
  size?: 'compact' | 'regular' | 'wide'
  /** A drawing of 24 px beside the title. */
  icon?: ReactNode
  /** Color of the icon. @default 'accent' */
  tone?: 'accent' | 'success' | 'warning' | 'danger'
  /** Buttons; the one that goes on stands last. */
  actions?: ReactNode
  /** What has to be known or filled in. */
  children: ReactNode
}

const Opened = lazyPart<DialogProps>(async () => (await import('./OpenDialog.tsx')).OpenDialog)

/**
 * Stands over the page until it is answered: a sheet from the bottom on a phone, a card in the middle from the tablet on. Focus
 * goes in, stays in, and returns to where it was. Render it only while it is open when its content comes and goes with it. Its
 * code is fetched when the first one opens.
 */
export const Dialog = (props: DialogProps) => {
  const [wasOpen, setOpen] = useState(props.isOpen)
  if (props.isOpen && !wasOpen) setOpen(true)
  return wasOpen && <Opened {...props} />
}
