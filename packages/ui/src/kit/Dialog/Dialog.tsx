import { X } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import * as heading from '../Heading/Heading.css.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './Dialog.css.ts'
import { noteDialog } from './openDialogs.ts'

export interface DialogProps {
  /** What it is about, in a few words; names the dialog for a screen reader. */
  title: string
  isOpen: boolean
  /** The player closed it: by the close button, Escape or a press outside. Never called when it is not dismissable. */
  onClose: () => void
  /**
   * False for what must be decided before anything else goes on: no close button, Escape and a press outside do nothing, and
   * it is announced as an alert. Its `actions` are then the only way out.
   * @default true
   */
  isDismissable?: boolean
  /** @default 'regular' */
  size?: (typeof styles.sizes)[number]
  /** A drawing of 24 px beside the title. */
  icon?: ReactNode
  /** Colour of the icon. @default 'accent' */
  tone?: (typeof styles.tones)[number]
  /** Buttons; the one that goes on stands last. */
  actions?: ReactNode
  children: ReactNode
}

/**
 * Stands over the page until it is answered: a sheet from the bottom on a phone, a card in the middle from the tablet on. Focus
 * goes in, stays in, and returns to where it was. Render it only while it is open when its content comes and goes with it.
 */
export const Dialog = ({ title, isOpen, onClose, isDismissable = true, size, icon, tone, actions, children }: DialogProps) => {
  useEffect(
    function noteWhileOpen() {
      return isOpen ? noteDialog() : undefined
    },
    [isOpen],
  )
  return (
    <ModalOverlay
      className={styles.overlay}
      isOpen={isOpen}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Modal className={styles.modal({ size })}>
        <AriaDialog className={styles.root} role={isDismissable ? 'dialog' : 'alertdialog'}>
          <div className={styles.header}>
            {icon !== undefined && (
              <span aria-hidden="true" className={styles.icon({ tone })}>
                {icon}
              </span>
            )}
            <Heading slot="title" level={2} className={`${heading.root({ size: 'large' })} ${styles.title}`}>
              {title}
            </Heading>
            {isDismissable && (
              <span className={styles.close}>
                <IconButton slot="close" label="Close" icon={X} />
              </span>
            )}
          </div>
          <div className={styles.body}>{children}</div>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
