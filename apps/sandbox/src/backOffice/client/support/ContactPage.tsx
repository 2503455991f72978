import type { Contact } from '@lagoon/contract/wire/operator/contacts'
import { Link } from '@lagoon/ui/kit/Link/Link'
import { FactList } from '@lagoon/ui/patterns/FactList/FactList'
import { TicketThread } from '@lagoon/ui/patterns/TicketThread/TicketThread'
import * as styles from '../Office.css.ts'
import { Part } from '../Part.tsx'
import { RoomHead } from '../RoomHead.tsx'
import { useAnswer } from '../useAnswer.ts'
import { Waited } from '../Waited.tsx'
import { timeWords } from '../words.ts'
import { ContactActions, type ContactActionsProps } from './ContactActions.tsx'
import { contactsHref } from './contactsHref.ts'

const threadOf = ({ id, name, message, sentAt, reply, closedBy, closedAt }: Contact) => [
  { id, from: 'PLAYER' as const, author: name, text: message, at: sentAt, when: timeWords(sentAt) },
  ...(reply === null || closedAt === null
    ? []
    : [{ id: `${id} reply`, from: 'AGENT' as const, author: closedBy ?? '', text: reply, at: closedAt, when: timeWords(closedAt) }]),
]

const Open = ({ contact, ...acting }: ContactActionsProps) => (
  <>
    <RoomHead title={`Message from ${contact.name}`}>{contact.id}</RoomHead>
    <div className={styles.sides}>
      <div className={styles.side}>
        <Part id="messages" title="Message">
          <TicketThread comments={threadOf(contact)} roles={{ PLAYER: 'sender', AGENT: 'support' }} />
        </Part>
        <Part id="reply" title="Reply">
          <ContactActions key={acting.agent} contact={contact} {...acting} />
        </Part>
      </div>
      <div className={styles.side}>
        <Part id="sender" title="Sender">
          <FactList
            facts={[
              { term: 'Name', value: contact.name },
              { term: 'Email, not confirmed', value: contact.email },
              { term: 'Sent', value: timeWords(contact.sentAt) },
            ]}
          />
        </Part>
      </div>
    </div>
  </>
)

/** One message of the contact form, and the reply to it. */
export const ContactPage = ({ id, agent }: { id: string; agent: string | null }) => {
  const { view, show, refresh } = useAnswer('contact', { id })
  return (
    <>
      <div>
        <Link weight="standalone" href={contactsHref}>
          All contact messages
        </Link>
      </div>
      <Waited view={view} what="the message">
        {({ contact }) => <Open contact={contact} agent={agent} show={show} refresh={refresh} />}
      </Waited>
    </>
  )
}
