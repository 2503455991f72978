import { browserPushOrigins } from '@lagoon/contract/push/pushOrigins'
import { parseJson } from '@lagoon/contract/text/parseJson'
import * as v from 'valibot'
import { serviceAccount, type ServiceAccount } from '../push/firebase.ts'
import type { FirebaseWebConfig, PushConfig } from '../push/pushSettings.ts'
import { vapidPublicKey } from '../push/webPush.ts'

const webConfig = v.object({
  apiKey: v.string(),
  projectId: v.string(),
  messagingSenderId: v.string(),
  appId: v.string(),
  vapidKey: v.string(),
})

const jsonOf = <Read>(shape: v.GenericSchema<unknown, Read>, message: string) =>
  v.pipe(
    v.string(),
    v.rawTransform<string, Read>(({ dataset, addIssue, NEVER }) => {
      const parsed = v.safeParse(shape, parseJson(dataset.value))
      if (parsed.success) return parsed.output
      addIssue({ message })
      return NEVER
    }),
  )

export const firebaseWeb = jsonOf(webConfig, 'must be JSON with apiKey, projectId, messagingSenderId, appId and vapidKey')
export const firebaseAccount = jsonOf(
  serviceAccount,
  'must be the JSON of a service account, with project_id, client_email and private_key',
)

const isKey = (value: string): boolean => {
  try {
    return vapidPublicKey(value).length > 0
  } catch {
    return false
  }
}
export const vapidKey = v.pipe(
  v.string(),
  v.regex(/^[\w-]{43}$/, 'must be the base64url text of the 32 bytes of a P-256 key'),
  v.check(isKey, 'must be the base64url text of the 32 bytes of a P-256 key'),
)

export const pushOrigins = v.pipe(
  v.string(),
  v.transform((value) => value.split(/[\s,]+/).filter((origin) => origin !== '')),
  v.check(
    (origins) => origins.length > 0 && origins.every((origin) => /^https?:\/\/(\*\.)?[\w.-]+(:\d{1,5})?$/.test(origin)),
    'must be origins with blanks between them, like https://push.example.com https://*.push.example.com',
  ),
)

interface PushEnvironment {
  readonly MAIL_FROM: string
  readonly VAPID_PRIVATE_KEY?: string | undefined
  readonly PUSH_ORIGINS?: readonly string[] | undefined
  readonly FIREBASE_WEB_CONFIG?: FirebaseWebConfig | undefined
  readonly FIREBASE_SERVICE_ACCOUNT?: ServiceAccount | undefined
}

const addressIn = (from: string): string => /<([^<>]+)>$/.exec(from)?.[1] ?? from

/** Firebase where it is set, otherwise standard web push where there is a key for it, otherwise none. */
export const pushConfig = (env: PushEnvironment): PushConfig | undefined => {
  const { FIREBASE_WEB_CONFIG: web, FIREBASE_SERVICE_ACCOUNT: account, VAPID_PRIVATE_KEY: privateKey } = env
  if (web !== undefined && account !== undefined) return { kind: 'firebase', web, account }
  if (privateKey === undefined) return undefined
  return { kind: 'webPush', contact: `mailto:${addressIn(env.MAIL_FROM)}`, privateKey, origins: env.PUSH_ORIGINS ?? browserPushOrigins }
}
