import { useRef, useState } from 'react'
import { TICKET_COMMENTS_MAX_LENGTH } from '@lagoon/contract/support/support.rules'
import type { DeskTicket } from '@lagoon/contract/wire/operator/tickets'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { Stack } from '@lagoon/ui/kit/Stack/Stack'
import { Text } from '@lagoon/ui/kit/Text/Text'
import { TextArea } from '@lagoon/ui/kit/TextArea/TextArea'
import type { OfficeRefusal } from '../../contract.ts'
import { ask, type Answered } from '../ask.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import * as styles from '../Office.css.ts'
import { keyed, readReply, type KeyedReply } from './reply.ts'

export interface ReplyToPlayerProps {
  ticket: DeskTicket
  agent: string
  onDone: (answer: Answered<'actOnTicket'>, act: 'reply' | 'resolve') => void
  onRefused: (reason: OfficeRefusal) => void
}

/** What an agent writes to the player. What is typed stays until it is sent; a ticket may be resolved with it or without. */
export const ReplyToPlayer = ({ ticket: { id, comments }, agent, onDone, onRefused }: ReplyToPlayerProps) => {
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  /** ID of the last message when the agent asked to resolve it; null: they did not. What comes later they have not read. */
  const [seen, setSeen] = useState<string | null>(null)
  const last = useRef<KeyedReply | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)

  const isEmpty = text.trim() === ''
  /** The reply, or undefined with the reason at its field. */
  const read = (): KeyedReply | undefined => {
    const reply = readReply(text)
    setError(reply.ok ? null : reply.error)
    if (!reply.ok) {
      field.current?.focus()
      return undefined
    }
    last.current = keyed(reply.value, last.current, () => crypto.randomUUID())
    return last.current
  }
  const finish = (answer: Answered<'actOnTicket'>, act: 'reply' | 'resolve') => {
    last.current = null
    setText('')
    setSeen(null)
    onDone(answer, act)
  }
  const send = async () => {
    const reply = read()
    if (reply === undefined) return
    setPending(true)
    const answer = await ask('actOnTicket', { do: 'reply', id, agent, reply })
    setPending(false)
    if (answer.status === 'OK') finish(answer, 'reply')
    else onRefused(answer.status)
  }
  const askWhetherDone = () => {
    if (isEmpty || read() !== undefined) setSeen(comments.at(-1)?.id ?? '')
  }
  const resolve = (seenLast: string) => {
    const reply = isEmpty ? undefined : read()
    return ask('actOnTicket', { do: 'resolve', id, agent, seen: seenLast, ...(reply && { reply }) })
  }
  return (
    <Stack>
      <TextArea
        label="Your reply"
        description={`The player reads it under your name, ${agent}.`}
        limit={TICKET_COMMENTS_MAX_LENGTH}
        value={text}
        inputRef={field}
        {...(error !== null && { error })}
        onChange={(typed) => {
          setText(typed)
          setError(null)
        }}
      />
      <div className={styles.actions}>
        <Button weight="primary" isPending={isPending} onPress={() => void send()}>
          Send reply
        </Button>
        <Button onPress={askWhetherDone}>{isEmpty ? 'Resolve without a reply' : 'Send and resolve'}</Button>
      </div>
      {seen !== null && (
        <ConfirmDialog<'actOnTicket'>
          title="Resolve this ticket?"
          label={isEmpty ? 'Resolve' : 'Send and resolve'}
          isDanger={false}
          send={() => resolve(seen)}
          onDone={(answer) => finish(answer, 'resolve')}
          onClose={() => setSeen(null)}
        >
          <Text>
            {isEmpty ? 'It’s resolved without another reply.' : 'Your reply is sent with it.'} The player can still read the ticket, but
            nobody can add to it anymore.
          </Text>
        </ConfirmDialog>
      )}
    </Stack>
  )
}
