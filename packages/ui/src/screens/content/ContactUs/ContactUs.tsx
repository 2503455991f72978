import { faqAddress, responsibleGamingAddress } from '@lagoon/contract/content/addresses'
import { homeAddress } from '@lagoon/contract/shell/addresses'
import { profileAddress } from '@lagoon/contract/account/addresses'
import type { ContactValues, ContactView } from '@lagoon/domain/content/content.state'
import { brand } from '../../../brand.ts'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { Link } from '../../../kit/Link/Link.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { Surface } from '../../../kit/Surface/Surface.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { Action } from '../../../patterns/Action/Action.tsx'
import { ScreenFrame } from '../../../patterns/ScreenFrame/ScreenFrame.tsx'
import { ContactForm } from './ContactForm.tsx'
import { ContactFormWaiting } from './ContactFormWaiting.tsx'
import * as styles from './ContactUs.css.ts'

export interface ContactUsEvents {
  /** Checked by the rules, and only once the captcha is solved. */
  onSubmit: (values: ContactValues) => void
  /** Begins the puzzle, or begins it again after it failed. */
  onSolveCaptcha: () => void
}

export interface ContactUsProps extends ContactUsEvents {
  view: ContactView
}

const quickAnswers = [
  { label: 'My connection dropped during a round', href: faqAddress('connection-lost') },
  { label: 'Can I buy packages?', href: faqAddress('packages') },
  { label: 'I didn’t get my confirmation email', href: faqAddress('no-confirmation-email') },
  { label: 'I want to take a break', href: responsibleGamingAddress },
] as const

const Beside = () => (
  <aside aria-labelledby="quick-answers" className={styles.beside}>
    <Heading level={2} size="large" id="quick-answers">
      Common questions
    </Heading>
    <ul>
      {quickAnswers.map(({ label, href }) => (
        <li key={href}>
          <Link href={href} weight="standalone">
            {label}
          </Link>
        </li>
      ))}
    </ul>
    <Text size="small" tone="soft">
      If you have an account, you can also open a <Link href={profileAddress('support')}>ticket</Link> and track it. Or email{' '}
      {brand.supportEmail}.
    </Text>
  </aside>
)

const Sent = ({ email, reference }: Extract<ContactView, { state: 'sent' }>) => (
  <div className={styles.sent}>
    <Notice tone="success" announce="politely" title="We got your message">
      We’ll reply to {email}.
    </Notice>
    <Text>
      Your reference number is{' '}
      <span className={styles.reference}>
        <Text as="span" weight="strong" isTabular>
          {reference}
        </Text>
      </span>
      . Include it if you contact us again about this.
    </Text>
    <div className={styles.sentActions}>
      <Action href={homeAddress}>Back to lobby</Action>
    </div>
  </div>
)

const MessageForm = ({ view, ...events }: ContactUsProps) => {
  switch (view.state) {
    case 'loading':
      return <ContactFormWaiting />
    case 'sent':
      return <Sent {...view} />
    case 'filling':
    case 'sending':
    case 'failed':
      return <ContactForm view={view} {...events} />
  }
}

/** A message to support, for visitors and players. What is typed stays until it has arrived. */
export const ContactUs = (props: ContactUsProps) => (
  <ScreenFrame title="Contact us" intro="Send us a message. You’ll get a reference number, and our reply by email." width="regular">
    <div className={styles.columns}>
      <Surface padding="wide">
        <MessageForm {...props} />
      </Surface>
      <Beside />
    </div>
  </ScreenFrame>
)
