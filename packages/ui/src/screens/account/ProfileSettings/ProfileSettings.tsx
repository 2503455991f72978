import type { ComponentType } from 'react'
import type { ChangePasswordValues } from '@lagoon/domain/account/recovery/recovery.state'
import type { BreakLength, DepositLimit, ProfileSettingsView, SettingsPart } from '@lagoon/domain/account/settings/settings.state'
import { ProfilePage } from '../../../patterns/ProfileSection/ProfilePage.tsx'
import { Language } from './Language.tsx'
import { Messages } from './Messages.tsx'
import { PasswordSetting } from './PasswordSetting.tsx'
import { Sessions } from './Sessions.tsx'
import { DepositLimitSetting } from './DepositLimitSetting.tsx'
import { TakeBreak } from './TakeBreak.tsx'

export interface ProfileSettingsEvents {
  /** Switches hold at once. */
  onSpecialOffers: (event: { isOn: boolean }) => void
  onNotifications: (event: { isOn: boolean }) => void
  /** Opens a part, and closes the one that was open; `null` closes it. */
  onOpen: (event: { part: SettingsPart | null }) => void
  onLanguage: (event: { code: string }) => void
  /** `null` takes the limit away. */
  onDepositLimit: (event: { limit: DepositLimit | null }) => void
  onChangePassword: (values: ChangePasswordValues) => void
  onEndSession: (event: { id: string }) => void
  onEndSessions: () => void
  onTakeBreak: (event: { length: BreakLength }) => void
}

export interface ProfileSettingsProps extends ProfileSettingsEvents {
  view: ProfileSettingsView
}

/** What a part of the settings gets. */
export type SettingProps = ProfileSettingsProps

const partViews: Readonly<Record<SettingsPart, ComponentType<SettingProps>>> = {
  language: Language,
  depositLimit: DepositLimitSetting,
  changePassword: PasswordSetting,
  sessions: Sessions,
  takeBreak: TakeBreak,
}

/** What we may send, how much may be spent, who is logged in, and how to stop for a while. */
export const ProfileSettings = (props: ProfileSettingsProps) => (
  <ProfilePage title="Settings">
    <Messages {...props} />
    {props.view.settings.parts.map((part) => {
      const Part = partViews[part]
      return <Part key={part} {...props} />
    })}
  </ProfilePage>
)
