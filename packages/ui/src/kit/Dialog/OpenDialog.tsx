import { X } from 'lucide-react'
import { useEffect } from 'react'
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import * as heading from '../Heading/Heading.css.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import type { DialogProps } from './Dialog.tsx'
import * as styles from './Dialog.css.ts'
import { noteDialog } from './openDialogs.ts'

/** The dialog itself, for what is fetched apart from the page anyway. Everything else takes `Dialog`. */
export const OpenDialog = ({ title, isOpen, onClose, isDismissable = true, size, icon, tone, actions, children }: DialogProps) => {
  useEffect(
    function noteWhileOpen() {
      return isOpen ? noteDialog() : undefined
    },
    [isOpen],
  )
  useEffect(
    function leaveFullScreen() {
      // A dialog stands outside of what fills the screen: it would not be seen, and all the rest would not answer.
      if (isOpen && document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
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
          {actions === undefined ? <div className={styles.fade} /> : <div className={styles.actions}>{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
