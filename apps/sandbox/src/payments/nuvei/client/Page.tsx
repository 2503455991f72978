import { Lock } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { Notice } from '@lagoon/ui/kit/Notice/Notice'
import { Text } from '@lagoon/ui/kit/Text/Text'
import { ask } from '../../client/ask.ts'
import { money } from '../../client/money.ts'
import type { ChallengeAnswer, FrameResult, FrameView, PayReply, PayRequest } from '../contract.ts'
import { CardForm } from './CardForm.tsx'
import { Challenge } from './Challenge.tsx'
import * as styles from './Page.css.ts'
import { say, sayHeight } from './talkToParent.ts'
import { resultWords } from './words.ts'

/** The page as it stands; `AWAY`: its own server does not answer. */
type Shown = FrameView | { readonly state: 'LOADING' } | { readonly state: 'AWAY' }

const tellEnd = (result: FrameResult) => say({ type: result === 'CLOSED' ? 'closed' : 'finished' })
const close = () => say({ type: 'closed' })

const Result = ({ result }: { result: FrameResult }) => {
  const { tone, title, text } = resultWords[result]
  return (
    <Notice tone={tone} title={title} announce="politely">
      {text}
    </Notice>
  )
}

const Ended = ({ title, text }: { title: string; text: string }) => (
  <Notice
    tone="warning"
    title={title}
    announce="politely"
    action={
      <Button size="compact" onPress={close}>
        Go back
      </Button>
    }
  >
    {text}
  </Notice>
)

/** The card provider's page, in a frame of the page where it is paid. */
export const Page = () => {
  const root = useRef<HTMLElement>(null)
  const [query] = useState(() => new URLSearchParams(window.location.search))
  const [view, setView] = useState<Shown>({ state: 'LOADING' })
  const sessionToken = query.get('sessionToken') ?? ''

  useEffect(
    function open() {
      ask<FrameView>(`/api/session?${query}`).then(setView, () => setView({ state: 'AWAY' }))
    },
    [query],
  )
  useEffect(() => (root.current ? sayHeight(root.current) : undefined), [])

  const show = (reply: PayReply): void => {
    if (reply.state === 'INVALID') return
    setView(reply)
    if (reply.state === 'DONE') tellEnd(reply.result)
  }
  const send = async (path: string, body: object): Promise<PayReply> => {
    try {
      const reply = await ask<PayReply>(path, { sessionToken, ...body })
      show(reply)
      return reply
    } catch {
      setView({ state: 'AWAY' })
      return { state: 'ENDED' }
    }
  }
  const content = () => {
    switch (view.state) {
      case 'LOADING':
        return <Text tone="soft">Loading…</Text>
      case 'READY':
        return <CardForm view={view} onPay={(request: Omit<PayRequest, 'sessionToken'>) => send('/api/pay', request)} onClose={close} />
      case 'CHALLENGE':
        return (
          <Challenge
            view={view}
            onAnswer={async (answer: ChallengeAnswer) => {
              await send('/api/challenge', { answer })
            }}
            onLeave={close}
          />
        )
      case 'DONE':
        return <Result result={view.result} />
      case 'ENDED':
        return <Ended title="This session has ended" text="You weren’t charged. Go back and start again." />
      case 'AWAY':
        return <Ended title="The card page isn’t responding" text="Go back. You’ll see the payment’s status there." />
    }
  }
  return (
    <main ref={root} className={styles.root}>
      <header className={styles.head}>
        <span className={styles.secure}>
          <Lock size="1rem" aria-hidden /> Secured by Nuvei (sandbox)
        </span>
        {'amount' in view && (
          <Text as="span" weight="strong" isTabular>
            {money(view.amount, view.currency)}
          </Text>
        )}
      </header>
      {content()}
    </main>
  )
}
