import type { ComponentType } from 'react'
import type { ChangePasswordValues } from '@lagoon/domain/account/recovery/recovery.state'
import { ownLimits, type BreakLength, type OwnLimitName, type SettingsPart } from '@lagoon/contract/account/enums'
import type { OwnLimit, ProfileSettingsView } from '@lagoon/domain/account/settings/settings.state'
import type { Known } from '@lagoon/domain/kernel/notLoaded.state'
import { ProfilePage } from '../../../patterns/ProfileSection/ProfilePage.tsx'
import { NotificationPermission } from '../../shell/NotificationPermission/NotificationPermission.tsx'
import { ProfileNotLoaded } from '../../shell/ProfileNotLoaded.tsx'
import { Language } from './Language.tsx'
import { Messages } from './Messages.tsx'
import { PasswordSetting } from './PasswordSetting.tsx'
import { Sessions } from './Sessions.tsx'
import { OwnLimitSetting } from './OwnLimitSetting.tsx'
import { TakeBreak } from './TakeBreak.tsx'

export interface ProfileSettingsEvents {
  /** Switches hold at once. */
  onSpecialOffers: (event: { isOn: boolean }) => void
  onNotifications: (event: { isOn: boolean }) => void
  /** Opens the browser's own question. */
  onAllowNotifications: () => void
  /** Not now. */
  onLeaveNotifications: () => void
  /** Reads the permission again, after the player changed it in the browser. */
  onCheckNotifications: () => void
  /** Opens a part, and closes the one that was open; `null` closes it. */
  onOpen: (event: { part: SettingsPart | null }) => void
  onLanguage: (event: { code: string }) => void
  /** `null` takes the limit away. */
  onOwnLimit: (event: { name: OwnLimitName; limit: OwnLimit | null }) => void
  onChangePassword: (values: ChangePasswordValues) => void
  onEndSession: (event: { id: string }) => void
  onEndSessions: () => void
  onTakeBreak: (event: { length: BreakLength }) => void
}

export interface ProfileSettingsProps extends ProfileSettingsEvents {
  view: ProfileSettingsView
  /** Ask again after nobody answered. */
  onRetry: () => void
}

/** What a part of the settings gets. */
export interface SettingProps extends ProfileSettingsEvents {
  view: Known<ProfileSettingsView>
}

const isOwnLimit = (part: SettingsPart): part is OwnLimitName => ownLimits.some((name) => name === part)

const partViews: Readonly<Record<Exclude<SettingsPart, OwnLimitName>, ComponentType<SettingProps>>> = {
  language: Language,
  changePassword: PasswordSetting,
  sessions: Sessions,
  takeBreak: TakeBreak,
}

const Parts = (props: SettingProps) => (
  <ProfilePage title="Settings">
    <Messages {...props} />
    {props.view.settings.parts.map((part) => {
      if (isOwnLimit(part)) return <OwnLimitSetting key={part} name={part} {...props} />
      const Part = partViews[part]
      return <Part key={part} {...props} />
    })}
  </ProfilePage>
)

const Settings = (props: SettingProps) =>
  props.view.state === 'notifications' ? (
    <NotificationPermission
      view={props.view.permission}
      onAllow={props.onAllowNotifications}
      onLater={props.onLeaveNotifications}
      onCheckAgain={props.onCheckNotifications}
    />
  ) : (
    <Parts {...props} />
  )

/** What we may send, how much may be spent, who is logged in, and how to stop for a while. */
export const ProfileSettings = ({ view, onRetry, ...events }: ProfileSettingsProps) =>
  view.state === 'loading' || view.state === 'failed' ? (
    <ProfileNotLoaded view={view} onRetry={onRetry} />
  ) : (
    <Settings view={view} {...events} />
  )
