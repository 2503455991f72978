import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { TICKET_COMMENTS_MAX_LENGTH, ticketSchema } from '@lagoon/contract/support/support.rules'
import { ticketTypes } from '@lagoon/contract/support/enums'
import type { TicketsView, TicketValues } from '@lagoon/domain/support/tickets.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { FormSelect } from '../../../patterns/FormField/FormSelect.tsx'
import { FormTextArea } from '../../../patterns/FormField/FormTextArea.tsx'
import { FormTextField } from '../../../patterns/FormField/FormTextField.tsx'
import { useRefusals } from '../../../patterns/FormField/useRefusals.ts'
import { sendOnce } from '../../../patterns/FormField/sendOnce.ts'
import { ticketMessages, typeNames } from './ticketWords.ts'
import type { TicketsEvents } from './Tickets.tsx'
import * as styles from './Tickets.css.ts'

interface TicketFormProps extends Pick<TicketsEvents, 'onSubmit'> {
  view: Extract<TicketsView, { state: 'writing' | 'sending' | 'notSent' }>
  initialValues: Partial<TicketValues> | undefined
}

const resolver = standardSchemaResolver<TicketValues, unknown, TicketValues>(ticketSchema)
const fieldNames = ['type', 'title', 'comments'] as const satisfies readonly (keyof TicketValues)[]
const types = ticketTypes.map((id) => ({ id, label: typeNames[id] }))

/** A new ticket: what it is about, its title, and what happened. */
export const TicketForm = ({ view, initialValues, onSubmit }: TicketFormProps) => {
  const form = useForm<TicketValues, unknown, TicketValues>({
    resolver,
    defaultValues: { type: 'OTHER', title: '', comments: '', ...initialValues },
  })
  useRefusals(form, fieldNames, view.state === 'writing' ? view.refusals : undefined)

  const send = form.handleSubmit((values) => onSubmit(values))
  return (
    <form noValidate className={styles.form} onSubmit={sendOnce(send, view.state === 'sending')}>
      {view.state === 'notSent' && (
        <Notice tone="danger" announce="now" title="Your ticket wasn’t sent">
          We couldn’t send it. Everything you wrote is still here. Please try again.
        </Notice>
      )}
      <FormSelect form={form} name="type" words={ticketMessages.type} label="What’s it about?" options={types} />
      <FormTextField form={form} name="title" words={ticketMessages.title} label="Title" isRequired />
      <FormTextArea
        form={form}
        name="comments"
        words={ticketMessages.comments}
        label="Comments"
        description="Tell us what happened, when, and in which game. Include any IDs, but not your password or card numbers."
        limit={TICKET_COMMENTS_MAX_LENGTH}
        isRequired
      />
      <div className={styles.send}>
        <Button type="submit" weight="primary" size="large" isPending={view.state === 'sending'}>
          Send ticket
        </Button>
      </div>
    </form>
  )
}
