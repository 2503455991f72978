import { Lock } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { Heading } from '@lagoon/ui/kit/Heading/Heading'
import { Link } from '@lagoon/ui/kit/Link/Link'
import { Notice } from '@lagoon/ui/kit/Notice/Notice'
import { Text } from '@lagoon/ui/kit/Text/Text'
import { ask } from '../../client/ask.ts'
import type { CaptureReply, CaptureRequest, CaptureView } from '../capture.ts'
import { CaptureForm } from './CaptureForm.tsx'
import * as styles from './Page.css.ts'
import { say, sayHeight } from './talkToParent.ts'
import { brandNames } from './words.ts'

type Shown = CaptureView | { readonly state: 'LOADING' } | { readonly state: 'AWAY' }

const isFramed = window.parent !== window
const close = () => say({ type: 'closed' })

/** The way on: in a frame the page around knows it, by itself this page leads back. */
const Onward = ({ returnUrl }: { returnUrl: string | null }) =>
  isFramed ? (
    <Button size="compact" onPress={close}>
      Go back
    </Button>
  ) : (
    returnUrl !== null && <Link href={returnUrl}>Return to Lagoon</Link>
  )

/** The card provider's page on which a card is linked that money is paid out to, in a frame or by itself. */
export const CapturePage = () => {
  const root = useRef<HTMLElement>(null)
  const [sessionToken] = useState(() => new URLSearchParams(window.location.search).get('sessionToken') ?? '')
  const [view, setView] = useState<Shown>({ state: 'LOADING' })

  useEffect(
    function open() {
      ask<CaptureView>(`/api/capture?${new URLSearchParams({ sessionToken })}`).then(setView, () => setView({ state: 'AWAY' }))
    },
    [sessionToken],
  )
  useEffect(() => (root.current ? sayHeight(root.current) : undefined), [])

  const link = async (request: Omit<CaptureRequest, 'sessionToken'>): Promise<CaptureReply> => {
    try {
      const reply = await ask<CaptureReply>('/api/capture', { sessionToken, ...request })
      if (reply.state === 'INVALID') return reply
      setView(reply)
      if (reply.state === 'LINKED' || reply.state === 'REFUSED') {
        if (isFramed) say({ type: 'finished' })
        else window.location.assign(reply.returnUrl)
      }
      return reply
    } catch {
      setView({ state: 'AWAY' })
      return { state: 'ENDED', returnUrl: null }
    }
  }
  const content = () => {
    switch (view.state) {
      case 'LOADING':
        return <Text tone="soft">Loading…</Text>
      case 'READY':
        return <CaptureForm onLink={link} {...(isFramed && { onClose: close })} />
      case 'LINKED':
        return (
          <Notice
            tone="success"
            title={`${brandNames[view.brand] ?? view.brand} ending in ${view.lastFour} is linked`}
            announce="politely"
            {...(!isFramed && { action: <Onward returnUrl={view.returnUrl} /> })}
          >
            You can now withdraw to it.
          </Notice>
        )
      case 'REFUSED':
        return (
          <Notice
            tone="danger"
            title="Your bank doesn’t accept payouts to this card"
            announce="politely"
            action={<Onward returnUrl={view.returnUrl} />}
          >
            Nothing was linked. Go back and use another card.
          </Notice>
        )
      case 'ENDED':
        return (
          <Notice tone="warning" title="This session has ended" announce="politely" action={<Onward returnUrl={view.returnUrl} />}>
            Nothing was linked. Go back and start again.
          </Notice>
        )
      case 'AWAY':
        return (
          <Notice tone="warning" title="The card page isn’t responding" announce="politely" action={<Onward returnUrl={null} />}>
            Your card may not have been linked. Go back: you’ll see the result there.
          </Notice>
        )
    }
  }
  return (
    <main ref={root} className={styles.root}>
      <header className={styles.head}>
        <span className={styles.secure}>
          <Lock size="1rem" aria-hidden /> Secured by Nuvei (sandbox)
        </span>
      </header>
      <Heading level={1} size="large">
        Link a card for withdrawals
      </Heading>
      {content()}
    </main>
  )
}
