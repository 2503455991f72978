import { readPaymentFrameMessage, type CardFault } from '@lagoon/contract/wire/paymentFrame/paymentFrame'
import { useEffect, useRef, useState } from 'react'
import * as styles from './Pay.css.ts'

export interface PaymentFrameProps {
  /** The provider's page, on its own origin. */
  url: string
  /** The frame says that the player is done there: a hint, of which the server is asked. */
  onFinished: () => void
  /** The player left the provider's fields. */
  onClosed: () => void
  /** The frame says what is wrong with the card that was typed. */
  onFaulty?: (fault: CardFault) => void
}

/** The frame's page as it looks in the theme that the player chose; without a word it follows the system's. */
const inTheme = (url: string): string => {
  const { theme } = document.documentElement.dataset
  return theme === undefined ? url : `${url}#theme=${theme}`
}

/** As tall as a form of a card is, until the frame says how tall it is. */
const FIRST_HEIGHT = 460
const LEAST_HEIGHT = 240

/** The provider's own fields: no digit typed in them ever reaches this page. */
export const PaymentFrame = ({ url, onFinished, onClosed, onFaulty }: PaymentFrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(FIRST_HEIGHT)
  useEffect(
    function listenToFrame() {
      const { origin } = new URL(url)
      const onMessage = (event: MessageEvent) => {
        // Only this frame, and only while the provider's own origin stands in it.
        if (event.origin !== origin || event.source !== frame.current?.contentWindow) return
        const message = readPaymentFrameMessage(event.data)
        if (message?.type === 'resize') setHeight(Math.max(LEAST_HEIGHT, Math.ceil(message.height)))
        if (message?.type === 'finished') onFinished()
        if (message?.type === 'closed') onClosed()
        if (message?.type === 'faulty') onFaulty?.(message.fault)
      }
      window.addEventListener('message', onMessage)
      return () => window.removeEventListener('message', onMessage)
    },
    [url, onFinished, onClosed, onFaulty],
  )
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title="Card details, on the payment provider’s page"
      src={inTheme(url)}
      height={height}
      sandbox="allow-scripts allow-same-origin allow-forms"
      referrerPolicy="no-referrer"
      allow=""
    />
  )
}
