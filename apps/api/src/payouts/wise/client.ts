import type { Party } from '@lagoon/contract/parties/parties'
import { wiseRefusal } from '@lagoon/contract/wire/wise/wise'
import * as v from 'valibot'
import { bearerCall } from '../bearerCall.ts'

export const callWise = bearerCall({
  name: 'Wise',
  codeOf: (answer) => {
    const refusal = v.safeParse(wiseRefusal, answer)
    return refusal.success ? refusal.output.errors[0].code : undefined
  },
})

/** Posts JSON, as `callWise`. */
export const post = (party: Party, path: string, body: object, signal: AbortSignal): Promise<unknown> =>
  callWise(party, path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }, signal)
