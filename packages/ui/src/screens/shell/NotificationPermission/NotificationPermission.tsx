import type { ReactNode } from 'react'
import { profileAddress } from '@lagoon/contract/account/addresses'
import type { NotificationPermissionView } from '@lagoon/domain/shell/notificationPermission.state'
import { brand } from '../../../brand.ts'
import { Button } from '../../../kit/Button/Button.tsx'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { Link } from '../../../kit/Link/Link.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { ScreenFrame } from '../../../patterns/ScreenFrame/ScreenFrame.tsx'
import { BrandMark } from '../../../patterns/Wordmark/BrandMark.tsx'
import * as styles from './NotificationPermission.css.ts'
import { notificationTopics } from './notificationTopics.ts'

export interface NotificationPermissionProps {
  view: NotificationPermissionView
  /** Opens the browser's own question. */
  onAllow: () => void
  /** Not now: asked again only when the player turns it on in the settings. */
  onLater: () => void
  /** Reads the permission again, after the player changed it in the browser. */
  onCheckAgain: () => void
}

const samples = [
  { title: 'Your withdrawal was paid', text: 'View your withdrawal.', when: 'now' },
  { title: 'A payout account was changed', text: 'If this wasn’t you, change your password.', when: '2 h' },
] as const

const Sample = () => (
  <div aria-hidden="true" className={styles.sample}>
    {samples.map(({ title, text, when }) => (
      <div key={title} className={styles.bubble}>
        <span className={styles.mark}>
          <BrandMark />
        </span>
        <div>
          <Text size="small" weight="strong">
            {title}
          </Text>
          <Text size="small" tone="soft">
            {text}
          </Text>
        </div>
        <Text as="span" size="tiny" tone="soft">
          {when}
        </Text>
      </div>
    ))}
  </div>
)

const Topics = ({ title, id }: { title: string; id: string }) => (
  <section aria-labelledby={id}>
    <Heading level={2} size="large" id={id} place={{ marginBlockEnd: 'close' }}>
      {title}
    </Heading>
    <ul className={styles.list}>
      {notificationTopics.map(({ icon: Icon, text }) => (
        <li key={text} className={styles.line}>
          <Icon aria-hidden className={styles.lineIcon} size="1.25rem" strokeWidth={1.75} />
          <Text as="span">{text}</Text>
        </li>
      ))}
    </ul>
  </section>
)

const steps = [
  'Click the icon at the left of the address bar (a padlock or two sliders).',
  'Set “Notifications” to “Allow.”',
  'Come back to this page and check again.',
] as const

const Ask = ({ view, onAllow, onLater, onCheckAgain }: NotificationPermissionProps): ReactNode => {
  switch (view.state) {
    case 'default':
      return (
        <>
          <Sample />
          <Topics id="notification-topics" title="We’ll notify you when" />
          <div className={styles.actions}>
            <Button weight="primary" isPending={view.isAsking} onPress={onAllow}>
              Turn on notifications
            </Button>
            <Button weight="quiet" onPress={onLater}>
              Not now
            </Button>
          </div>
        </>
      )
    case 'granted':
      return (
        <>
          <Notice tone="success" title="Notifications are on in this browser" announce="politely">
            You’ll get them even when {brand.name} is closed. Turn them off anytime{' '}
            <Link href={profileAddress('settings')}>in your settings</Link>.
          </Notice>
          <Topics id="notification-topics" title="We’ll notify you when" />
        </>
      )
    case 'blocked':
      return (
        <>
          <Notice tone="warning" title="Notifications are blocked in this browser" announce="politely">
            Your browser won’t let us ask again, but you can allow them yourself. Everything else still works.
          </Notice>
          <section aria-labelledby="notification-steps">
            <Heading level={2} size="large" id="notification-steps" place={{ marginBlockEnd: 'close' }}>
              How to allow notifications
            </Heading>
            <ol className={styles.steps}>
              {steps.map((step) => (
                <li key={step} className={styles.step}>
                  <span>{step}</span>
                </li>
              ))}
            </ol>
          </section>
          <div className={styles.actions}>
            <Button onPress={onCheckAgain}>Check again</Button>
          </div>
        </>
      )
  }
}

/** Explains notifications before the browser asks, because its question can be answered only once (§4). */
export const NotificationPermission = (props: NotificationPermissionProps) => (
  <ScreenFrame width="narrow" title="Notifications" intro="Get updates about your account as they happen.">
    <Ask {...props} />
  </ScreenFrame>
)
