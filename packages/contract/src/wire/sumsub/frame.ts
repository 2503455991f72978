import * as v from 'valibot'

/** The tallest that the frame may ask to be, in CSS pixels: its page is never taller than this. */
export const IDENTITY_FRAME_MAX_HEIGHT = 3_000

const plain = [
  'idCheck.onReady',
  'idCheck.onInitialized',
  'idCheck.onStepInitiated',
  'idCheck.onStepCompleted',
  'idCheck.onApplicantSubmitted',
  'idCheck.onApplicantResubmitted',
  'idCheck.onApplicantStatusChanged',
  'idCheck.onError',
  'idCheck.onUploadError',
  'idCheck.requestAccessToken',
] as const

/**
 * What the identity provider's frame says to the page around it, by postMessage (payments.md 3.1). Hints only: how a verification stands
 * is read from the server. `onReady`: its page listens, and waits for `init`. `requestAccessToken`: the token is about to run out.
 * `onResize` says how tall the page is. Further members of a message are of no use here and are let pass.
 */
export const identityFrameMessage = v.variant('method', [
  v.object({ method: v.picklist(plain) }),
  v.object({ method: v.literal('idCheck.onResize'), height: v.pipe(v.number(), v.minValue(0), v.maxValue(IDENTITY_FRAME_MAX_HEIGHT)) }),
])
export type IdentityFrameMessage = v.InferOutput<typeof identityFrameMessage>

/** Reads what the frame said; undefined for anything that is not one of the messages. */
export const readIdentityFrameMessage = (data: unknown): IdentityFrameMessage | undefined => {
  const read = v.safeParse(identityFrameMessage, data)
  return read.success ? read.output : undefined
}

/**
 * What the page around the frame says to it: the token that it works with, once it is ready, and each newer one. To the frame's own
 * origin only.
 */
export const identityFrameCommand = v.variant('method', [
  v.object({ method: v.literal('idCheck.init'), accessToken: v.pipe(v.string(), v.nonEmpty()), lang: v.string() }),
  v.object({ method: v.literal('idCheck.updateAccessToken'), accessToken: v.pipe(v.string(), v.nonEmpty()) }),
])
export type IdentityFrameCommand = v.InferOutput<typeof identityFrameCommand>
