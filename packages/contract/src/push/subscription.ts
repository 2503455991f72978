import * as v from 'valibot'

const base64url = (bytes: number) => {
  const length = Math.ceil((bytes * 4) / 3)
  return v.pipe(v.string(), v.regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`)))
}

/** What a browser answers when it subscribes (W3C Push API); as JSON it is the token of web push. */
export const webPushSubscription = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(2_000), v.url()),
  keys: v.object({
    /** Public key of the browser, an uncompressed point of P-256. */
    p256dh: base64url(65),
    auth: base64url(16),
  }),
})
export type WebPushSubscription = v.InferOutput<typeof webPushSubscription>
