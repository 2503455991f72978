import type { Party } from '@lagoon/contract/parties/parties'
import { errorReply, forumPayPath, type ForumPayCall } from '@lagoon/contract/wire/forumPay/forumPay'
import { isBuyPost, type ForumPayBuyCall } from '@lagoon/contract/wire/forumPay/buyOrders'
import { parseJson } from '@lagoon/contract/text/parseJson'
import * as v from 'valibot'

const TIMEOUT_MS = 8_000

/** The provider refused a call: nothing of it was done. Its words are for the log. */
export class ForumPayRefusal extends Error {
  /** The provider's code of the reason, where it gives one. */
  readonly code: string | null
  constructor(message: string, code: string | null) {
    super(message)
    this.code = code
  }
}

export interface Question<Reply> {
  readonly call: ForumPayCall | ForumPayBuyCall
  readonly given: Readonly<Record<string, string>>
  readonly shape: v.GenericSchema<unknown, Reply>
}

/**
 * Asks the provider. @throws {ForumPayRefusal} where it refuses, and another error where no answer came or it is not understood: then
 * nothing is known.
 */
export const ask = async <Reply>(party: Party, { call, given, shape }: Question<Reply>, signal: AbortSignal): Promise<Reply> => {
  const { apiUser = '', posId = '' } = party.settings ?? {}
  const parameters = new URLSearchParams({ pos_id: posId, ...given })
  const address = new URL(forumPayPath(call), party.origin)
  const isPost = call === 'StartPayment' || isBuyPost(call)
  // What is of the player stands in a body: addresses are written into logs on the way.
  if (!isPost) address.search = String(parameters)
  const response = await fetch(address, {
    method: isPost ? 'POST' : 'GET',
    headers: { accept: 'application/json', authorization: `Basic ${Buffer.from(`${apiUser}:${party.secret}`).toString('base64')}` },
    ...(isPost && { body: parameters }),
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  })
  const answer = parseJson(await response.text())
  const refused = v.safeParse(errorReply, answer)
  if (refused.success) throw new ForumPayRefusal(`${call} was refused: ${refused.output.err}`, refused.output.err_code)
  if (!response.ok) throw new Error(`${call} was answered with HTTP ${response.status}`)
  const read = v.safeParse(shape, answer)
  if (!read.success) throw new Error(`${call}: ${v.getDotPath(read.issues[0]) ?? 'the answer'} is not understood`)
  return read.output
}
