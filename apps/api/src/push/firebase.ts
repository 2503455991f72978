import { importPKCS8, SignJWT } from 'jose'
import { parseJson } from '@lagoon/contract/text/parseJson'
import * as v from 'valibot'
import { sentOf, type PushService, type Sent } from './pushService.ts'

const PATIENCE_MS = 10_000
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging'
const HOUR_SECONDS = 3_600
/** So long before its end a token is asked for again. */
const MARGIN_SECONDS = 60

/** What of a service account's key file is needed; Google names it so. */
export const serviceAccount = v.object({
  project_id: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)),
  client_email: v.string(),
  private_key: v.pipe(v.string(), v.includes('PRIVATE KEY')),
  token_uri: v.optional(v.pipe(v.string(), v.url()), 'https://oauth2.googleapis.com/token'),
})
export type ServiceAccount = v.InferOutput<typeof serviceAccount>

const accessAnswer = v.object({ access_token: v.string(), expires_in: v.number() })
const errorAnswer = v.object({
  error: v.object({ status: v.optional(v.string()), details: v.optional(v.array(v.object({ errorCode: v.optional(v.string()) })), []) }),
})

/** 404 and 400 are of the token only where the details say so: another project's name answers 404 too. */
const ofRefusal = async (response: Response): Promise<Sent> => {
  const read = v.safeParse(errorAnswer, parseJson(await response.text()))
  const codes = read.success ? read.output.error.details.map(({ errorCode }) => errorCode) : []
  if (codes.includes('UNREGISTERED') || codes.includes('SENDER_ID_MISMATCH')) return { outcome: 'gone' }
  if (response.status === 401 || response.status === 403 || response.status === 404) return { outcome: 'later' }
  return sentOf(response)
}

/** Firebase Cloud Messaging, HTTP v1. The message is data only: a `notification` would be shown by its SDK and by our worker, twice. */
export const firebaseService = (account: ServiceAccount, origin = 'https://fcm.googleapis.com'): PushService => {
  let access: { readonly token: string; readonly until: number } | undefined

  const accessToken = async (): Promise<string> => {
    if (access !== undefined && access.until > Date.now()) return access.token
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(account.client_email)
      .setAudience(account.token_uri)
      .setIssuedAt()
      .setExpirationTime(`${HOUR_SECONDS}s`)
      .sign(await importPKCS8(account.private_key, 'RS256'))
    const response = await fetch(account.token_uri, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!response.ok) throw new Error(`Firebase gave no access: ${response.status}`)
    const { access_token: token, expires_in: seconds } = v.parse(accessAnswer, await response.json())
    access = { token, until: Date.now() + (seconds - MARGIN_SECONDS) * 1_000 }
    return token
  }

  return {
    isToken: (token) => /^[\w:.-]{20,4096}$/.test(token),
    async send(token, { id, title, text, href, liveSeconds, isUrgent }) {
      const message = {
        token,
        data: { id, title, text, href },
        webpush: { headers: { TTL: String(liveSeconds), Urgency: isUrgent ? 'high' : 'normal' } },
      }
      const response = await fetch(`${origin}/v1/projects/${account.project_id}/messages:send`, {
        method: 'POST',
        headers: { authorization: `Bearer ${await accessToken()}`, 'content-type': 'application/json' },
        body: JSON.stringify({ message }),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      if (response.status === 401) access = undefined
      if (!response.ok) return response.status >= 500 || response.status === 429 ? sentOf(response) : ofRefusal(response)
      await response.body?.cancel()
      return { outcome: 'taken' }
    },
  }
}
