import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { SubmitEvent } from 'react'
import { useForm } from 'react-hook-form'
import { TICKET_COMMENTS_MAX_LENGTH, ticketReplySchema } from '@lagoon/contract/support/support.rules'
import { Button } from '../../../kit/Button/Button.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { FormTextArea } from '../../../patterns/FormField/FormTextArea.tsx'
import { ticketMessages } from './ticketWords.ts'
import * as styles from './Tickets.css.ts'

interface ReplyValues {
  comments: string
}

interface ReplyFormProps {
  reply: 'ready' | 'sending' | 'failed'
  onReply: (event: ReplyValues) => void
}

const resolver = standardSchemaResolver<ReplyValues, unknown, ReplyValues>(ticketReplySchema)

/** What the player adds to an open ticket. What is typed stays until it has arrived. */
export const ReplyForm = ({ reply, onReply }: ReplyFormProps) => {
  const form = useForm<ReplyValues, unknown, ReplyValues>({ resolver, defaultValues: { comments: '' } })
  const send = form.handleSubmit((values) => onReply(values))
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (reply !== 'sending') void send()
  }
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
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
    </form>
  )
}
