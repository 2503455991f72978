/** One email or text message as the page and the tests read it; a text message has no sender and no subject. */
export interface Message {
  id: string
  channel: 'mail' | 'sms'
  /** ISO 8601. */
  receivedAt: string
  from: string
  to: string[]
  subject: string
  text: string
  /** The email's own markup; only ever shown in a frame without scripts. */
  html: string | null
}
