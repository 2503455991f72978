import { createHmac, randomUUID } from 'node:crypto'
import { OPERATOR, operatorPaths, type OperatorCommand, type OperatorReply } from '@lagoon/contract/wire/operator/operator'
import { canonicalText } from '@lagoon/contract/wire/signing/signing'

export const OPERATOR_SECRET = 'a secret of the desk for tests, long enough'

export interface OperatorCallChanges {
  readonly secret?: string
  readonly signedAs?: string
  /** Unix seconds. */
  readonly timestamp?: number
  readonly nonce?: string
  readonly signedPath?: string
  /** What is sent in place of what was signed. */
  readonly sentBody?: string
}

export interface OperatorAnswer {
  readonly http: number
  readonly reply: OperatorReply
}

/** A call as the desk makes it, and as somebody who is not the desk might. */
export const operatorCall = async (
  address: string,
  path: string,
  payload: object,
  changes: OperatorCallChanges = {},
): Promise<OperatorAnswer> => {
  const body = JSON.stringify(payload)
  const timestamp = String(changes.timestamp ?? Math.floor(Date.now() / 1_000))
  const nonce = changes.nonce ?? randomUUID()
  const signature = createHmac('sha256', changes.secret ?? OPERATOR_SECRET)
    .update(canonicalText('POST', changes.signedPath ?? path, timestamp, nonce, body))
    .digest('hex')
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { 'x-provider': changes.signedAs ?? OPERATOR, 'x-timestamp': timestamp, 'x-nonce': nonce, 'x-signature': signature },
    body: changes.sentBody ?? body,
  })
  const text = await response.text()
  return { http: response.status, reply: text.startsWith('{') ? (JSON.parse(text) as OperatorReply) : { status: 'INTERNAL' } }
}

/** Does one thing at the desk; throws when it was not done. */
export const operate = async (address: string, command: OperatorCommand): Promise<void> => {
  const { reply } = await operatorCall(address, operatorPaths.command, command)
  if (reply.status !== 'OK') throw new Error(`the command ${command.do} was answered ${reply.status}`)
}
