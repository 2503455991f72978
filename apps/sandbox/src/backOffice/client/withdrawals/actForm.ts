import { reviewAct, type ReviewAct, type ReviewActName } from '@lagoon/contract/wire/operator/reviews'
import type { PayoutFailure, WithdrawalRefusal } from '@lagoon/contract/withdrawal/enums'
import * as v from 'valibot'

/** What a reviewer does only after having been asked for more, or whether they mean it. */
export type AskedAct = Exclude<ReviewActName, 'take' | 'ask'>

export interface ActValues {
  readonly note: string
  readonly reason: WithdrawalRefusal | null
  readonly failure: PayoutFailure | null
  readonly reference: string
}
export type ActField = keyof ActValues
export const noValues: ActValues = { note: '', reason: null, failure: null, reference: '' }

/** The fields of each act, in order, and which of them have to be filled in. */
export const actFields: Readonly<Record<AskedAct, Readonly<Partial<Record<ActField, 'required' | 'optional'>>>>> = {
  putBack: { note: 'optional' },
  approve: { note: 'optional' },
  // Words for the player are not optional here: a reason alone leaves them asking.
  refuse: { reason: 'required', note: 'required' },
  note: { note: 'required' },
  sendAgain: { note: 'required' },
  markPaid: { reference: 'required', note: 'required' },
  markFailed: { failure: 'required', note: 'required' },
}

const MOST_CHARACTERS: Readonly<Partial<Record<ActField, number>>> = { note: 1_000, reference: 200 }
const missingWords: Readonly<Record<ActField, string>> = {
  note: 'Write a sentence.',
  reason: 'Choose a reason.',
  failure: 'Choose a reason.',
  reference: 'Enter the provider’s reference.',
}

export type ActErrors = Readonly<Partial<Record<ActField, string>>>

const errorOf = (field: ActField, value: string | null, need: 'required' | 'optional'): string | undefined => {
  if (value === null || value.trim() === '') return need === 'required' ? missingWords[field] : undefined
  const most = MOST_CHARACTERS[field] ?? Number.POSITIVE_INFINITY
  return value.trim().length > most ? `Use no more than ${most} characters.` : undefined
}

/** The act that the values of its form come to, or what is wrong at which field. */
export const readAct = (
  act: AskedAct,
  values: ActValues,
  by: { readonly id: string; readonly reviewer: string },
): { readonly ok: true; readonly act: ReviewAct } | { readonly ok: false; readonly errors: ActErrors } => {
  const fields = Object.entries(actFields[act]) as [ActField, 'required' | 'optional'][]
  const errors = Object.fromEntries(
    fields.flatMap(([field, need]) => {
      const error = errorOf(field, values[field], need)
      return error === undefined ? [] : [[field, error]]
    }),
  )
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  const given = fields.flatMap(([field]) => ((values[field] ?? '').trim() === '' ? [] : [[field, values[field]]]))
  const read = v.safeParse(reviewAct, { do: act, ...by, ...(Object.fromEntries(given) as object) })
  return read.success
    ? { ok: true, act: read.output }
    : { ok: false, errors: { note: 'These characters can’t be kept. Write it another way.' } }
}
