import { Layers } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { Button } from '../../kit/Button/Button.tsx'
import { OpenDialog } from '../../kit/Dialog/OpenDialog.tsx'
import { hasOpenDialog, onDialogs } from '../../kit/Dialog/openDialogs.ts'
import { Notice } from '../../kit/Notice/Notice.tsx'
import { Text } from '../../kit/Text/Text.tsx'
import { FactList } from '../FactList/FactList.tsx'
import { Price } from '../Price/Price.tsx'
import { TokenAmount } from '../TokenAmount/TokenAmount.tsx'
import type { PopupFace, PopupFigure } from './popupFace.ts'
import { popupIcons } from './popupIcons.ts'
import * as styles from './PopupHost.css.ts'

export interface PopupHostProps<Popup extends { readonly kind: string }> {
  /** Waiting popups, the shown one first. Empty: nothing stands over the page. */
  queue: readonly Popup[]
  /** What a popup says and offers. */
  faceOf: (popup: Popup) => PopupFace
  /** Told which popup was decided, so that the same one leaves the queue whatever came in meanwhile. */
  onDecide: (event: { popup: Popup; decision: 'confirm' | 'dismiss' }) => void
}

const FigureValue = ({ value }: Pick<PopupFigure, 'value'>) => {
  if (typeof value === 'string') return value
  return 'kind' in value ? <TokenAmount kind={value.kind} minor={value.minor} showLabel /> : <Price {...value} showCode />
}

const Waiting = ({ count }: { count: number }) => (
  <span className={styles.waiting}>
    <Layers aria-hidden size="1rem" strokeWidth={1.75} />
    {count === 1 ? '1 more message' : `${count} more messages`}
  </span>
)

/** True from the moment when nothing else stands over the page until the last popup is decided. */
const useTurn = (isWaiting: boolean): boolean => {
  const isTaken = useSyncExternalStore(onDialogs, hasOpenDialog, () => false)
  const [isUp, setUp] = useState(false)
  const isTurn = isWaiting && (isUp || !isTaken)
  if (isTurn !== isUp) setUp(isTurn)
  return isTurn
}

/**
 * The one place where popups come up: one at a time, in the order in which they came, each until it is decided. A dialog that
 * a screen has opened is finished first.
 */
export const PopupHost = <Popup extends { readonly kind: string }>({ queue, faceOf, onDecide }: PopupHostProps<Popup>) => {
  const [popup] = queue
  const isTurn = useTurn(popup !== undefined)
  if (!popup || !isTurn) return null
  const { title, icon, tone, text, meaning, figures, notice, confirm, dismiss, emphasis = 'confirm', isBlocking = false } = faceOf(popup)
  const Icon = popupIcons[icon]
  const leave = () => onDecide({ popup, decision: 'dismiss' })
  // What we advise stands at the end.
  const dismissal = dismiss && (
    <Button weight={emphasis === 'dismiss' ? 'primary' : 'secondary'} onPress={leave}>
      {dismiss.label}
    </Button>
  )
  return (
    <OpenDialog
      key={popup.kind}
      isOpen
      isDismissable={!isBlocking}
      title={title}
      icon={<Icon size={24} strokeWidth={1.75} />}
      tone={tone}
      onClose={leave}
      actions={
        <>
          {emphasis !== 'dismiss' && dismissal}
          <Button
            weight={emphasis === 'confirm' ? 'primary' : 'secondary'}
            isPending={confirm.isPending ?? false}
            onPress={() => onDecide({ popup, decision: 'confirm' })}
          >
            {confirm.label}
          </Button>
          {emphasis === 'dismiss' && dismissal}
        </>
      }
    >
      <div className={styles.words}>
        <Text>{text}</Text>
        {meaning !== undefined && <Text tone="soft">{meaning}</Text>}
      </div>
      {figures && (
        <div className={styles.figures}>
          <FactList facts={figures.map(({ term, value, isTotal = false }) => ({ term, value: <FigureValue value={value} />, isTotal }))} />
        </div>
      )}
      {notice && (
        <Notice tone={notice.tone} announce="now">
          {notice.text}
        </Notice>
      )}
      {queue.length > 1 && <Waiting count={queue.length - 1} />}
    </OpenDialog>
  )
}
