import { minorOf } from '@lagoon/contract/wire/nuvei/nuvei'
import type { DeclineName } from '../contract.ts'

/** What a card does at its bank. */
export type CardConduct =
  | { readonly kind: 'APPROVE' }
  | { readonly kind: 'DECLINE'; readonly why: DeclineName }
  | { readonly kind: 'CHALLENGE' }
  | { readonly kind: 'ERROR' }

const approve: CardConduct = { kind: 'APPROVE' }
const challenge: CardConduct = { kind: 'CHALLENGE' }
const error: CardConduct = { kind: 'ERROR' }

/** The vendor's published test cards. */
const byNumber: Readonly<Record<string, CardConduct>> = {
  '4000027891380961': approve,
  '4000020951595032': challenge,
  // 3-D Secure is not to be had; the bank takes the payment without.
  '4012001037141112': approve,
  '5333463046218753': { kind: 'DECLINE', why: 'BANK_REFUSED' },
  '4000319872807223': { kind: 'DECLINE', why: 'CHALLENGE_FAILED' },
  '4000234977370839': error,
  '4000128449498204': error,
  '4000229544877670': error,
}

/** What a card does, by its number, the name on it and the amount: the holder's name chooses the way through 3-D Secure. */
export const conductOf = (number: string, holder: string, amount: string): CardConduct => {
  const name = holder.trim().toUpperCase()
  const known = byNumber[number]
  if (known && known.kind !== 'APPROVE') return known
  if (name === 'CL-BRW1') return challenge
  if (name === 'CL-BRW2') return minorOf(amount) >= 15_100n ? challenge : approve
  return approve
}
