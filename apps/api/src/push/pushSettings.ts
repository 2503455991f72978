import type { PushSettings } from '../graphql/resolvers.generated.ts'
import { firebaseService, type ServiceAccount } from './firebase.ts'
import type { PushService } from './pushService.ts'
import { vapidPublicKey, webPushService, type WebPushKeys } from './webPush.ts'

/** The public names of a Firebase project, as its page SDK wants them. */
export interface FirebaseWebConfig {
  readonly apiKey: string
  readonly projectId: string
  readonly messagingSenderId: string
  readonly appId: string
  readonly vapidKey: string
}

/** Which push service there is; none: nobody is asked for notifications. */
export type PushConfig =
  | ({ readonly kind: 'webPush' } & WebPushKeys)
  | { readonly kind: 'firebase'; readonly web: FirebaseWebConfig; readonly account: ServiceAccount }

/** The way to the push service of the settings. */
export const openPushService = (push: PushConfig | undefined): PushService | undefined => {
  switch (push?.kind) {
    case undefined:
      return undefined
    case 'webPush':
      return webPushService(push)
    case 'firebase':
      return firebaseService(push.account)
  }
}

/** What a browser needs to know of the push service. */
export const pushSettings = (push: PushConfig | undefined): PushSettings | null => {
  switch (push?.kind) {
    case undefined:
      return null
    case 'webPush':
      return { service: 'WEB_PUSH', vapidKey: vapidPublicKey(push.privateKey), firebase: null }
    case 'firebase': {
      const { vapidKey, ...firebase } = push.web
      return { service: 'FIREBASE', vapidKey, firebase }
    }
  }
}
