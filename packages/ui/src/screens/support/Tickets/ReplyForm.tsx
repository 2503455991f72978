import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { TICKET_COMMENTS_MAX_LENGTH, ticketReplySchema } from '@lagoon/contract/support/support.rules'
import { Button } from '../../../kit/Button/Button.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { FormTextArea } from '../../../patterns/FormField/FormTextArea.tsx'
import { sendOnce } from '../../../patterns/FormField/sendOnce.ts'
import { visuallyHidden } from '../../../theme/visuallyHidden.css.ts'
import { ticketMessages } from './ticketWords.ts'
import * as styles from './Tickets.css.ts'

interface ReplyValues {
  comments: string
}

interface ReplyFormProps {
  reply: 'ready' | 'sending' | 'failed'
  /** How many messages of the ticket are the player's own: one more means that the reply has arrived. */
  posted: number
  onReply: (event: ReplyValues) => void
}

const resolver = standardSchemaResolver<ReplyValues, unknown, ReplyValues>(ticketReplySchema)

/** What the player adds to an open ticket. What is typed stays until it has arrived; then the field is empty for the next one. */
export const ReplyForm = ({ reply, posted, onReply }: ReplyFormProps) => {
  const form = useForm<ReplyValues, unknown, ReplyValues>({ resolver, defaultValues: { comments: '' } })
  const { getValues, reset } = form
  const [sent, setSent] = useState<{ text: string; posted: number }>()
  const arrived = sent !== undefined && posted > sent.posted ? sent : undefined
  useEffect(
    function emptyField() {
      // Who has written on meanwhile keeps it.
      if (arrived && getValues('comments') === arrived.text) reset()
    },
    [arrived, getValues, reset],
  )
  const send = form.handleSubmit((values) => {
    setSent({ text: getValues('comments'), posted })
    onReply(values)
  })
  return (
    <form noValidate className={styles.form} onSubmit={sendOnce(send, reply === 'sending')}>
      {reply === 'failed' && (
        <Notice tone="danger" announce="now" title="Your reply wasn’t sent">
          We couldn’t send it. Your message is still here. Please try again.
        </Notice>
      )}
      <FormTextArea
        form={form}
        name="comments"
        words={ticketMessages.reply}
        label="Your reply"
        description="Don’t include your password or card numbers."
        limit={TICKET_COMMENTS_MAX_LENGTH}
      />
      <div className={styles.send}>
        <Button type="submit" weight="primary" isPending={reply === 'sending'}>
          Send reply
        </Button>
      </div>
      <output className={visuallyHidden}>{arrived ? 'Reply sent' : ''}</output>
    </form>
  )
}
