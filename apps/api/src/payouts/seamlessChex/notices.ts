import { ok } from '@lagoon/contract/result/result'
import { parseJson } from '@lagoon/contract/text/parseJson'
import { seamlessChexEvent, type SeamlessChexEvent } from '@lagoon/contract/wire/seamlessChex/seamlessChex'
import * as v from 'valibot'
import { hintAbout } from '../../kernel/inbox/hints.ts'
import type { PayoutNotices } from '../protocol.ts'

const eventOf = (body: Buffer): SeamlessChexEvent | null => {
  const event = v.safeParse(seamlessChexEvent, parseJson(body.toString('utf8')))
  return event.success ? event.output : null
}

/** What the provider of e-checks posts: anybody could, so it is a reason to ask and no more, each time anew. */
export const hintNotices: PayoutNotices = {
  isUnproven: true,
  verify: () => ok({}),
  read(_, body) {
    const event = eventOf(body)
    return event && hintAbout(event.check.number)
  },
  async say(_, { body }) {
    const event = eventOf(body)
    return event ? { of: { attemptId: event.check.number }, ask: 'UNPROVEN' } : { ignore: 'not an event of Seamless Chex' }
  },
}
