import { useState } from 'react'
import type { Contact } from '@lagoon/contract/wire/operator/contacts'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { Notice } from '@lagoon/ui/kit/Notice/Notice'
import { Stack } from '@lagoon/ui/kit/Stack/Stack'
import { Text } from '@lagoon/ui/kit/Text/Text'
import { TextArea } from '@lagoon/ui/kit/TextArea/TextArea'
import { ask, type Answered } from '../ask.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import * as styles from '../Office.css.ts'
import { Outcome } from '../Outcome.tsx'
import { useActs } from '../useActs.ts'
import { timeWords } from '../words.ts'
import { useReplyText } from './useReplyText.ts'

export interface ContactActionsProps {
  contact: Contact
  /** Who works here; null: nobody has said. */
  agent: string | null
  /** Shows the message as an act left it. */
  show: (answer: Answered<'contact'>) => void
  /** Reads it anew. */
  refresh: () => void
}

const closedWords = ({ reply, closedBy, closedAt }: Contact): string =>
  `${reply === null ? 'Closed without a reply' : 'Replied'} by ${closedBy ?? 'somebody'}${closedAt === null ? '' : `, ${timeWords(closedAt)}`}.`

/** The one reply that a contact message has, or the way to close it without. */
export const ContactActions = ({ contact, agent, show, refresh }: ContactActionsProps) => {
  const { read, area } = useReplyText()
  const { outcome, pending, doAtOnce, finish } = useActs<'actOnContact', 'reply'>({ show, refresh })
  const [isClosing, setClosing] = useState(false)

  const send = (by: string) => {
    const text = read()
    if (text === undefined) return
    const sent = ask('actOnContact', { do: 'reply', id: contact.id, agent: by, text })
    void doAtOnce('reply', sent, `Your reply is on its way to ${contact.email}.`)
  }
  const isOpen = contact.closedAt === null
  return (
    <Stack>
      <Outcome done={outcome} />
      {!isOpen && <Text tone="soft">{closedWords(contact)}</Text>}
      {isOpen && agent === null && <Notice>Choose who you are under “Signed in as” to reply.</Notice>}
      {isOpen && agent !== null && (
        <>
          <TextArea
            {...area}
            description={`Sent to ${contact.email}, under your name. There is one reply; the sender writes again with the contact form.`}
          />
          <div className={styles.actions}>
            <Button weight="primary" isPending={pending === 'reply'} onPress={() => send(agent)}>
              Send reply
            </Button>
            <Button onPress={() => setClosing(true)}>Close without a reply</Button>
          </div>
        </>
      )}
      {isClosing && agent !== null && (
        <ConfirmDialog<'actOnContact'>
          title="Close this message without a reply?"
          label="Close"
          isDanger={false}
          send={() => ask('actOnContact', { do: 'close', id: contact.id, agent })}
          onDone={(answer) => {
            finish(answer, 'It’s closed. Nothing was sent.')
            setClosing(false)
          }}
          onClose={() => {
            setClosing(false)
            refresh()
          }}
        >
          <Text>Its sender isn’t told.</Text>
        </ConfirmDialog>
      )}
    </Stack>
  )
}
