import { MailOpen, Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Heading } from '@lagoon/ui/kit/Heading/Heading'
import { Notice } from '@lagoon/ui/kit/Notice/Notice'
import { Text } from '@lagoon/ui/kit/Text/Text'
import { visuallyHidden } from '@lagoon/ui/theme/visuallyHidden.css'
import * as styles from './Inbox.css.ts'
import { LetterView } from './LetterView.tsx'
import { short } from './times.ts'
import { titleOf } from './titleOf.ts'
import { useLetters } from './useLetters.ts'

const asksForDay = '(prefers-color-scheme: light)'

/** Every letter and text message that the platform sent; none of them left this machine. */
export const Inbox = () => {
  const [to, setTo] = useState('')
  const [openId, setOpenId] = useState<string | null>(null)
  const view = useLetters(to)
  const letters = view.state === 'filled' ? view.letters : []
  const open = letters.find(({ id }) => id === openId)

  useEffect(() => {
    const wish = window.matchMedia(asksForDay)
    const follow = () => {
      document.documentElement.dataset.theme = wish.matches ? 'day' : 'night'
    }
    follow()
    wish.addEventListener('change', follow)
    return () => wish.removeEventListener('change', follow)
  }, [])

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
          {view.state === 'filled' ? `${letters.length} ${letters.length === 1 ? 'message' : 'messages'}` : 'Loading messages'}
        </output>
        {view.state === 'filled' && letters.length === 0 ? (
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
            {letters.map((letter) => (
              <li key={letter.id}>
                <button
                  type="button"
                  className={styles.row}
                  aria-current={letter.id === openId ? 'true' : undefined}
                  onClick={() => setOpenId(letter.id)}
                >
                  <span className={styles.subject}>{titleOf(letter)}</span>
                  <time className={styles.when} dateTime={letter.receivedAt}>
                    {short(letter.receivedAt)}
                  </time>
                  <span className={styles.recipient}>{letter.to.join(', ')}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
      {open ? (
        <LetterView key={open.id} letter={open} onBack={() => setOpenId(null)} />
      ) : (
        <div className={styles.none}>
          <MailOpen aria-hidden size="3rem" strokeWidth={1.25} />
          <Text tone="soft">Choose a message to read.</Text>
        </div>
      )}
    </main>
  )
}
