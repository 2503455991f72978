import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { invitationSchema, type InvitationValues } from '@lagoon/contract/social/social.rules'
import type { InvitationsView } from '@lagoon/domain/social/social.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { FormTextField } from '../../../patterns/FormField/FormTextField.tsx'
import { sendOnce } from '../../../patterns/FormField/sendOnce.ts'
import { fieldMessages } from '../../account/fieldMessages.ts'
import * as styles from './Invitations.css.ts'

export interface InviteByEmailProps {
  sending: Extract<InvitationsView, { state: 'open' }>['sending']
  onInvite: (values: InvitationValues) => void
}

const resolver = standardSchemaResolver<InvitationValues, unknown, InvitationValues>(invitationSchema)

/** One address, one email. What was sent is said, and the field is free for the next friend. */
export const InviteByEmail = ({ sending, onInvite }: InviteByEmailProps) => {
  const form = useForm<InvitationValues, unknown, InvitationValues>({ resolver, defaultValues: { email: '' } })
  const { reset } = form
  useEffect(
    function freeTheField() {
      if (sending.state === 'sent') reset()
    },
    [sending.state, reset],
  )
  const send = form.handleSubmit((values) => onInvite(values))
  return (
    <form noValidate className={styles.form} onSubmit={sendOnce(send, sending.state === 'sending')}>
      <FormTextField
        form={form}
        name="email"
        words={fieldMessages.email}
        label="Your friend’s email"
        type="email"
        autoComplete="off"
        place={{ justifySelf: 'stretch' }}
        isRequired
      />
      <Button type="submit" isPending={sending.state === 'sending'}>
        Send invitation
      </Button>
      {sending.state === 'sent' && (
        <Notice tone="success" announce="politely" place={{ justifySelf: 'stretch' }}>
          Invitation sent to {sending.email}.
        </Notice>
      )}
    </form>
  )
}
