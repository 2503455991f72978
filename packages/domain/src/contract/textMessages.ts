/**
 * Text messages leave the platform as signed JSON over HTTP: a POST to this path with the headers `x-timestamp` (Unix seconds),
 * `x-nonce` and `x-signature`, the hex HMAC-SHA256 with the shared secret over `METHOD\nPATH\nTIMESTAMP\nNONCE\nBODY`. A
 * gateway answers 2xx once it has taken the message; calls that are too old and used nonces are refused.
 */
export const TEXT_MESSAGE_PATH = '/texts'

export interface TextMessage {
  /** As it is kept: digits, at most one `+` in front. */
  readonly to: string
  readonly text: string
}
