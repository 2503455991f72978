import { Notice } from '../../../kit/Notice/Notice.tsx'
import { ChangePasswordForm } from '../ChangePassword/ChangePasswordForm.tsx'
import type { SettingProps } from './ProfileSettings.tsx'
import { Setting } from './Setting.tsx'
import { dayOf } from './settingWords.ts'

export const PasswordSetting = ({ view, onOpen, onChangePassword }: SettingProps) => (
  <Setting
    view={view}
    onOpen={onOpen}
    part="changePassword"
    title="Password"
    description="Use a long password that you don’t use anywhere else."
    summary={`Changed ${dayOf(view.settings.passwordChangedAt)}`}
    verb="Change"
  >
    {view.state === 'changePassword' &&
      (view.password.state === 'done' ? (
        <Notice tone="success" announce="politely" title="Password changed">
          {view.password.othersLoggedOut ? 'Your other devices were logged out.' : 'Your other devices are still logged in.'}
        </Notice>
      ) : (
        <ChangePasswordForm view={view.password} initialValues={undefined} onSubmit={onChangePassword} />
      ))}
  </Setting>
)
