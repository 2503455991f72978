import { notificationSettingsAddress } from '@lagoon/contract/account/addresses'
import { Link } from '../../../kit/Link/Link.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { Switch } from '../../../kit/Switch/Switch.tsx'
import { ProfileSection } from '../../../patterns/ProfileSection/ProfileSection.tsx'
import type { SettingProps } from './ProfileSettings.tsx'
import * as styles from './ProfileSettings.css.ts'

/** What we may send. What concerns the account itself, such as a confirmation, always comes. */
export const Messages = ({ view: { settings }, onSpecialOffers, onNotifications }: SettingProps) => (
  <ProfileSection
    title="Messages"
    description="What concerns your account itself, such as a withdrawal or a new password, always reaches you."
  >
    <Switch
      isSelected={settings.specialOffers}
      onChange={(isOn) => onSpecialOffers({ isOn })}
      description={settings.specialOffers ? 'We write when a package is discounted or a bonus waits.' : 'We send no offers by email.'}
    >
      Special offers by email
    </Switch>
    {settings.notifications !== undefined && <hr className={styles.rule} />}
    {settings.notifications === undefined ? null : settings.notifications === 'blocked' ? (
      <Notice tone="warning" title="This browser blocks notifications">
        You told it so earlier, and only you can change that. <Link href={notificationSettingsAddress()}>How to allow them again</Link>
      </Notice>
    ) : (
      <Switch
        isSelected={settings.notifications === 'on'}
        onChange={(isOn) => onNotifications({ isOn })}
        description={
          settings.notifications === 'on'
            ? 'This browser tells you when a reward waits or a withdrawal moves on.'
            : 'Nothing pops up. What is new waits for you on the page.'
        }
      >
        Notifications in this browser
      </Switch>
    )}
  </ProfileSection>
)
