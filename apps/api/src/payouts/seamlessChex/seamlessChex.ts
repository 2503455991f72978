import type { Party } from '@lagoon/contract/parties/parties'
import { priceText } from '@lagoon/contract/wire/priceText'
import {
  seamlessChexAnswer,
  seamlessChexList,
  seamlessChexPaths,
  seamlessChexRefusal,
  type SeamlessChexCheck,
  type SeamlessChexRequest,
} from '@lagoon/contract/wire/seamlessChex/seamlessChex'
import * as v from 'valibot'
import type { PayoutOrder, PayoutProtocol, PayoutReading } from '../protocol.ts'
import { bearerCall, CallRefused } from '../bearerCall.ts'
import { notTaken } from '../notTaken.ts'
import { hintNotices } from './notices.ts'
import { readingOf } from './reading.ts'

/** A receiving bank may send a credit back within 60 days (Nacha, R05 to R29). */
const WATCH_DAYS = 60

const requestOf = ({ attemptId, withdrawalId, price, destination, player, noticeUrl }: PayoutOrder): SeamlessChexRequest => {
  if (destination.kind !== 'ACCOUNT_ID') throw new Error('Seamless Chex pays out to an id of its own')
  return {
    number: attemptId,
    recipient: destination.id,
    name: `${player.firstName} ${player.lastName}`,
    email: player.email,
    amount: priceText(price),
    currency: price.currency,
    memo: `Withdrawal ${withdrawalId}`,
    webhook_url: noticeUrl,
  }
}

const call = bearerCall({
  name: 'Seamless Chex',
  codeOf: (answer) => {
    const refusal = v.safeParse(seamlessChexRefusal, answer)
    return refusal.success ? refusal.output.code : undefined
  },
})

/** The check that was asked for, and no other. */
const ours = (check: SeamlessChexCheck, attemptId: string): PayoutReading => {
  if (check.number !== attemptId) throw new Error('Seamless Chex answered about another check than the one that was asked for')
  const reading = readingOf(check)
  if (!reading.ok) throw new Error(reading.error)
  return reading.value
}

const read = async (party: Party, attemptId: string, signal: AbortSignal): Promise<PayoutReading | null> => {
  const { list } = v.parse(seamlessChexList, await call(party, seamlessChexPaths.listOf(attemptId), {}, signal))
  const [check] = list
  return check ? ours(check, attemptId) : null
}

/** E-checks to an id at the provider: docs/payouts/seamlessChex.md. */
export const seamlessChex: PayoutProtocol = {
  ways: ['SEAMLESS_CHEX'],
  name: 'Seamless Chex',
  visibilitySeconds: 300,
  paidAfterDays: null,
  watchDays: WATCH_DAYS,
  async send(party, order, signal) {
    // The vendor documents no key under which a check is made once, so one that was made before is looked for first.
    const made = await read(party, order.attemptId, signal)
    if (made) return made
    const body = new URLSearchParams(requestOf(order))
    try {
      const answer = v.parse(seamlessChexAnswer, await call(party, seamlessChexPaths.send, { method: 'POST', body }, signal))
      return ours(answer.check, order.attemptId)
    } catch (error) {
      // What it does not take it has not made. Any other refusal, such as of our key, says nothing of the check.
      if (error instanceof CallRefused && error.code === 'VALIDATION') return notTaken(order, 'NOT_ACCEPTED')
      throw error
    }
  },
  read: (party, { attemptId }, signal) => read(party, attemptId, signal),
  notices: hintNotices,
}
