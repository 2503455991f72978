import type { Contact } from '@lagoon/contract/wire/operator/contacts'
import { Link } from '@lagoon/ui/kit/Link/Link'
import { Text } from '@lagoon/ui/kit/Text/Text'
import { EmptyState } from '@lagoon/ui/patterns/EmptyState/EmptyState'
import { addressOf } from '../address.ts'
import * as styles from '../Office.css.ts'
import { useAnswer } from '../useAnswer.ts'
import { useNow } from '../useNow.ts'
import { Waited } from '../Waited.tsx'
import { ageWords, timeWords } from '../words.ts'

const MOST_SIGNS = 160
const beginningOf = (message: string): string => {
  const signs = [...message]
  return signs.length > MOST_SIGNS ? `${signs.slice(0, MOST_SIGNS).join('')}…` : message
}

const Row = ({ contact: { id, name, email, message, sentAt }, now }: { contact: Contact; now: number }) => (
  <li className={styles.entry}>
    <span className={styles.entryPart}>
      <Link href={addressOf('support', id)} weight="standalone" aria-label={`${id}, ${name}`}>
        {id}
      </Link>
    </span>
    <span className={styles.entryPart}>
      <Text as="span" weight="strong">
        {name}
      </Text>
    </span>
    <span className={styles.entryPart}>
      <time dateTime={sentAt} title={timeWords(sentAt)}>
        <Text as="span" size="small" tone="soft">{`Waiting for ${ageWords(sentAt, now)}`}</Text>
      </time>
    </span>
    <span className={styles.entryPart}>
      <Text as="span">{beginningOf(message)}</Text>
    </span>
    <span className={styles.entryPart}>
      <Text as="span" size="small" tone="soft">
        {email}
      </Text>
    </span>
  </li>
)

/** The messages of the contact form that have no reply. */
export const ContactList = () => {
  const { view } = useAnswer('contacts', {})
  const now = useNow()
  return (
    <div className={styles.room}>
      <Waited view={view} what="contact messages">
        {({ contacts, waiting }) => (
          <>
            <Text size="small" tone="soft">
              {waiting} in this list. Longest waiting first{waiting > contacts.length ? `; the first ${contacts.length} are shown` : ''}.
            </Text>
            {contacts.length === 0 ? (
              <EmptyState illustration="shell" title="No contact messages here">
                New ones show up here by themselves.
              </EmptyState>
            ) : (
              <ul aria-label="Contact messages" className={styles.entries}>
                {contacts.map((contact) => (
                  <Row key={contact.id} contact={contact} now={now} />
                ))}
              </ul>
            )}
          </>
        )}
      </Waited>
    </div>
  )
}
