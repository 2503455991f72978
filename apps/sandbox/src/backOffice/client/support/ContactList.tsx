import type { Contact } from '@lagoon/contract/wire/operator/contacts'
import { Link } from '@lagoon/ui/kit/Link/Link'
import { Text } from '@lagoon/ui/kit/Text/Text'
import { addressOf } from '../address.ts'
import * as styles from '../Office.css.ts'
import { Entries, NoEntries } from '../queue/Entries.tsx'
import { Soft } from '../queue/Soft.tsx'
import { useAnswer } from '../useAnswer.ts'
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
        <Soft>{`Waiting for ${ageWords(sentAt, now)}`}</Soft>
      </time>
    </span>
    <span className={styles.entryPart}>
      <Text as="span">{beginningOf(message)}</Text>
    </span>
    <span className={styles.entryPart}>
      <Soft>{email}</Soft>
    </span>
  </li>
)

/** The messages of the contact form that have no reply. */
export const ContactList = () => {
  const { view } = useAnswer('contacts', {})
  return (
    <div className={styles.room}>
      <Waited view={view} what="contact messages">
        {({ contacts, waiting }) => (
          <>
            <Text size="small" tone="soft">
              {waiting} in this list. Longest waiting first{waiting > contacts.length ? `; the first ${contacts.length} are shown` : ''}.
            </Text>
            <Entries label="Contact messages" rows={contacts} empty={<NoEntries what="contact messages" />}>
              {(contact, now) => <Row key={contact.id} contact={contact} now={now} />}
            </Entries>
          </>
        )}
      </Waited>
    </div>
  )
}
