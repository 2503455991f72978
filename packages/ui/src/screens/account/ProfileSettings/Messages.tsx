import { notificationSettingsAddress } from '@lagoon/contract/account/addresses'
import { Link } from '../../../kit/Link/Link.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { Switch } from '../../../kit/Switch/Switch.tsx'
import { ProfileSection } from '../../../patterns/ProfileSection/ProfileSection.tsx'
import { notificationTopicList } from '../../shell/NotificationPermission/notificationTopics.ts'
import type { SettingProps } from './ProfileSettings.tsx'
import * as styles from './ProfileSettings.css.ts'

/** What we may send. What concerns the account itself, such as a confirmation, always comes. */
export const Messages = ({ view: { settings }, onSpecialOffers, onNotifications }: SettingProps) => (
  <ProfileSection title="Messages" description="You’ll always get messages about your account, such as a withdrawal or a new password.">
    <Switch
      isSelected={settings.specialOffers}
      onChange={(isOn) => onSpecialOffers({ isOn })}
      description={settings.specialOffers ? 'We’ll email you about discounted packages and bonuses.' : 'You won’t get offers by email.'}
    >
      Special offers by email
    </Switch>
    {settings.notifications !== undefined && <hr className={styles.rule} />}
    {settings.notifications === undefined ? null : settings.notifications === 'blocked' ? (
      <Notice tone="warning" title="This browser blocks notifications">
        To change that, use your browser’s site settings. <Link href={notificationSettingsAddress()}>How to allow notifications again</Link>
      </Notice>
    ) : (
      <Switch
        isSelected={settings.notifications === 'on'}
        onChange={(isOn) => onNotifications({ isOn })}
        description={
          settings.notifications === 'on'
            ? `This browser tells you about ${notificationTopicList}.`
            : 'No pop-ups. You’ll see what’s new when you visit.'
        }
      >
        Notifications in this browser
      </Switch>
    )}
  </ProfileSection>
)
