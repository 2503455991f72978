import { MailOpen, Search } from 'lucide-react'
import { useState } from 'react'
import { Heading } from '@lagoon/ui/kit/Heading/Heading'
import { Notice } from '@lagoon/ui/kit/Notice/Notice'
import { Text } from '@lagoon/ui/kit/Text/Text'
import { visuallyHidden } from '@lagoon/ui/theme/visuallyHidden.css'
import * as styles from './Inbox.css.ts'
import { MessageView } from './MessageView.tsx'
import { short } from './times.ts'
import { titleOf } from './titleOf.ts'
import { useMessages } from './useMessages.ts'

/** Every email and text message that the platform sent; none of them left this machine. */
export const Inbox = () => {
  const [to, setTo] = useState('')
  const [openId, setOpenId] = useState<string | null>(null)
  const view = useMessages(to)
  const messages = view.state === 'filled' ? view.messages : []
  const open = messages.find(({ id }) => id === openId)

  return (
    <main className={styles.root} data-reading={open ? '' : undefined}>
      <section className={styles.list} aria-labelledby="inbox">
        <header className={styles.head}>
          <div>
            <Heading level={1} size="title" id="inbox">
              Inbox
            </Heading>
            <Text size="small" tone="soft">
              Emails and text messages the platform sends on this machine. Nothing is delivered outside.
            </Text>
          </div>
          <label className={styles.search}>
            <Search aria-hidden size="1.125rem" />
            <span className={visuallyHidden}>Search by recipient</span>
            <input
              className={styles.searchInput}
              type="search"
              inputMode="email"
              autoComplete="off"
              placeholder="Search by recipient"
              value={to}
              onChange={(event) => setTo(event.target.value)}
            />
          </label>
          {view.state === 'filled' && view.isStale && (
            <Notice tone="warning" announce="politely">
              The inbox isn’t responding. Retrying every two seconds.
            </Notice>
          )}
        </header>
        <output className={visuallyHidden}>
          {view.state === 'filled' ? `${messages.length} ${messages.length === 1 ? 'message' : 'messages'}` : 'Loading messages'}
        </output>
        {view.state === 'filled' && messages.length === 0 ? (
          <div className={styles.empty}>
            <MailOpen aria-hidden size="3rem" strokeWidth={1.25} />
            <Heading level={2} size="large" align="center">
              {to ? 'No messages for this recipient' : 'No messages yet'}
            </Heading>
            <Text tone="soft" align="center">
              {to
                ? 'Check the email or phone number, or clear the search to see all messages.'
                : 'Sign up a player, and their confirmation email will show up here.'}
            </Text>
          </div>
        ) : (
          <ul className={styles.rows}>
            {messages.map((message) => (
              <li key={message.id}>
                <button
                  type="button"
                  className={styles.row}
                  aria-current={message.id === openId ? 'true' : undefined}
                  onClick={() => setOpenId(message.id)}
                >
                  <span className={styles.subject}>{titleOf(message)}</span>
                  <time className={styles.when} dateTime={message.receivedAt}>
                    {short(message.receivedAt)}
                  </time>
                  <span className={styles.recipient}>{message.to.join(', ')}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
      {open ? (
        <MessageView key={open.id} message={open} onBack={() => setOpenId(null)} />
      ) : (
        <div className={styles.none}>
          <MailOpen aria-hidden size="3rem" strokeWidth={1.25} />
          <Text tone="soft">Choose a message to read.</Text>
        </div>
      )}
    </main>
  )
}
