import type { Domain } from '@lagoon/domain/assembly/domain'
import type { ResultOf } from '@lagoon/domain/client/operation'
import { startPush } from '@lagoon/domain/push/push'
import { browserNotifications } from '../shell/browserNotifications.ts'
import { followWithMarketing } from '../shell/marketing.ts'
import type { Navigation } from '../navigation/navigation.ts'

type Settings = Pick<ResultOf<'WebSettings'>['webSettings'], 'isOptimoveEnable' | 'marketingSdkUrl' | 'push'>

const loadPush = async () => (await import('@lagoon/domain/push/firebasePush')).openFirebasePush

/** What the settings switch on beside the app: marketing by its flag, push messages where the operator has a service for them. */
export const applySettings = (domain: Domain, navigation: Navigation, { isOptimoveEnable, marketingSdkUrl, push }: Settings): void => {
  if (isOptimoveEnable && typeof marketingSdkUrl === 'string') followWithMarketing(navigation, marketingSdkUrl)
  if (push !== null && push !== undefined) startPush({ domain, notifications: browserNotifications, loadPush, settings: push })
}
