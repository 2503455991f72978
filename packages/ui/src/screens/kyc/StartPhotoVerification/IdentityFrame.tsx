import { readIdentityFrameMessage, type IdentityFrameCommand } from '@lagoon/contract/wire/sumsub/frame'
import { useEffect, useRef, useState } from 'react'
import * as styles from './StartPhotoVerification.css.ts'

export interface IdentityFrameProps {
  /** The provider's page, on its own origin. */
  url: string
  /** Of the player and the level; a newer one goes into the same frame. */
  accessToken: string
  /** Until the frame says that it is ready it is drawn and not shown: it is blank for a second or more. */
  isReady: boolean
  onReady: () => void
  /** The frame says that everything is sent: a hint, of which the server is asked. */
  onSubmitted: () => void
  /** The frame says that something has changed: the same. */
  onStatusChanged: () => void
  /** The token runs out: the next one is wanted. */
  onNewToken: () => void
}

/** The frame's page as it looks in the theme that the player chose; without a word it follows the system's. */
const inTheme = (url: string): string => {
  const { theme } = document.documentElement.dataset
  return theme === undefined ? url : `${url}#theme=${theme}`
}

/** As tall as a step of it is, until the frame says how tall it is. */
const FIRST_HEIGHT = 620
const LEAST_HEIGHT = 320

/** The provider's own frame: no picture that is taken in it ever reaches this page. */
export const IdentityFrame = ({ url, accessToken, isReady, onReady, onSubmitted, onStatusChanged, onNewToken }: IdentityFrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const given = useRef<string>(undefined)
  const [height, setHeight] = useState(FIRST_HEIGHT)
  const [src] = useState(() => inTheme(url))
  useEffect(
    function listenToFrame() {
      const { origin } = new URL(url)
      const say = (command: IdentityFrameCommand) => frame.current?.contentWindow?.postMessage(command, origin)
      const onMessage = (event: MessageEvent) => {
        // Only this frame, and only while the provider's own origin stands in it.
        if (event.origin !== origin || event.source !== frame.current?.contentWindow) return
        const message = readIdentityFrameMessage(event.data)
        switch (message?.method) {
          case 'idCheck.onReady':
            given.current = accessToken
            say({ method: 'idCheck.init', accessToken, lang: 'en' })
            return onReady()
          case 'idCheck.onResize':
            return setHeight(Math.max(LEAST_HEIGHT, Math.ceil(message.height)))
          case 'idCheck.requestAccessToken':
            return onNewToken()
          case 'idCheck.onApplicantSubmitted':
          case 'idCheck.onApplicantResubmitted':
            return onSubmitted()
          case 'idCheck.onApplicantStatusChanged':
            return onStatusChanged()
          default:
            return undefined
        }
      }
      // A newer token than the frame works with.
      if (given.current !== undefined && given.current !== accessToken) {
        given.current = accessToken
        say({ method: 'idCheck.updateAccessToken', accessToken })
      }
      window.addEventListener('message', onMessage)
      return () => window.removeEventListener('message', onMessage)
    },
    [url, accessToken, onReady, onSubmitted, onStatusChanged, onNewToken],
  )
  return (
    <iframe
      ref={frame}
      className={styles.frame({ isReady })}
      title="Identity check, on the identity provider’s page"
      src={src}
      height={height}
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      referrerPolicy="no-referrer"
      allow="camera"
    />
  )
}
