import { useRef, useState } from 'react'
import type { DeskTicket } from '@lagoon/contract/wire/operator/tickets'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { Stack } from '@lagoon/ui/kit/Stack/Stack'
import { Text } from '@lagoon/ui/kit/Text/Text'
import { TextArea } from '@lagoon/ui/kit/TextArea/TextArea'
import type { OfficeRefusal } from '../../contract.ts'
import { ask, type Answered } from '../ask.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import * as styles from '../Office.css.ts'
import { keyed, type KeyedReply } from './reply.ts'
import { useReplyText } from './useReplyText.ts'

export interface ReplyToPlayerProps {
  ticket: DeskTicket
  agent: string
  onDone: (answer: Answered<'actOnTicket'>, act: 'reply' | 'resolve') => void
  onRefused: (reason: OfficeRefusal) => void
}

/** What an agent writes to the player. What is typed stays until it is sent; a ticket may be resolved with it or without. */
export const ReplyToPlayer = ({ ticket: { id, comments }, agent, onDone, onRefused }: ReplyToPlayerProps) => {
  const { isEmpty, read, clear, area } = useReplyText()
  const [isPending, setPending] = useState(false)
  /** ID of the last message when the agent asked to resolve it; null: they did not. What comes later they have not read. */
  const [seen, setSeen] = useState<string | null>(null)
  const last = useRef<KeyedReply | null>(null)

  const readKeyed = (): KeyedReply | undefined => {
    const text = read()
    if (text === undefined) return undefined
    last.current = keyed(text, last.current, () => crypto.randomUUID())
    return last.current
  }
  const finish = (answer: Answered<'actOnTicket'>, act: 'reply' | 'resolve') => {
    last.current = null
    clear()
    setSeen(null)
    onDone(answer, act)
  }
  const send = async () => {
    const reply = readKeyed()
    if (reply === undefined) return
    setPending(true)
    const answer = await ask('actOnTicket', { do: 'reply', id, agent, reply })
    setPending(false)
    if (answer.status === 'OK') finish(answer, 'reply')
    else onRefused(answer.status)
  }
  const askWhetherDone = () => {
    if (isEmpty || readKeyed() !== undefined) setSeen(comments.at(-1)?.id ?? '')
  }
  const resolve = (seenLast: string) => {
    const reply = isEmpty ? undefined : readKeyed()
    return ask('actOnTicket', { do: 'resolve', id, agent, seen: seenLast, ...(reply && { reply }) })
  }
  return (
    <Stack>
      <TextArea {...area} description={`The player reads it under your name, ${agent}.`} />
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
