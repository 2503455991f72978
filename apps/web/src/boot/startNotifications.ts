import type { Domain } from '@lagoon/domain/assembly/domain'
import { startPush, type PushSettings } from '@lagoon/domain/push/push'
import { browserNotifications } from '../shell/browserNotifications.ts'

const loadPush = async (service: PushSettings['service']) =>
  service === 'FIREBASE'
    ? (await import('@lagoon/domain/push/firebasePush')).openFirebasePush
    : (await import('@lagoon/domain/push/webPush')).openWebPush

/** Asks for notifications, of visitors too (§1). */
export const startNotifications = (domain: Domain, settings: PushSettings): void =>
  startPush({ domain, notifications: browserNotifications, loadPush, settings })
