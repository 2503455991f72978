import type { LoginView } from '@lagoon/domain/account/account.state'
import { Popups } from '../../shell/Popups.tsx'

export interface LoginOtherDevicesProps {
  view: Extract<LoginView, { state: 'otherDevices' }>
  onConfirm: () => void
  onCancel: () => void
}

/** The popup over the log-in (406, §8): the player decides whether the other devices are logged out. */
export const LoginOtherDevices = ({ view, onConfirm, onCancel }: LoginOtherDevicesProps) => (
  <Popups
    queue={[{ kind: 'otherDevices', step: view.step }]}
    onDecide={({ decision }) => (decision === 'confirm' ? onConfirm() : onCancel())}
  />
)
