import { operationPaths, type OperationPath } from '@lagoon/contract/paths'
import { isProblemCode, type ProblemCode } from '@lagoon/contract/problems/problem'
import type { Refusal } from '../errors/callProblem.ts'
import { emailInUse, identityWanted, isBasicInfo, phoneRegistered, startsOrBuys } from '../errors/suppressed.ts'

const isPayment = (path: string) => path === operationPaths.Payment

/** Refusals that §8 leaves to the screens, by the words in which it knows them. */
const wordings: readonly { readonly code: ProblemCode; readonly on: (path: string) => boolean; readonly says: RegExp }[] = [
  { code: 'KYC_REQUIRED', on: startsOrBuys, says: identityWanted },
  { code: 'EMAIL_IN_USE', on: isBasicInfo, says: emailInUse },
  { code: 'PHONE_REGISTERED', on: isBasicInfo, says: phoneRegistered },
  { code: 'TRANSACTION_NOT_FOUND', on: isPayment, says: /^Transaction not found:/ },
]

/** A refusal under a code that screens know, also where the server said no more than the words of the specification. */
export const withCodeOfWords = (refusal: Refusal, path: OperationPath): Refusal => {
  const { code, message = '' } = refusal
  if (code !== undefined && isProblemCode(code)) return refusal
  const found = wordings.find(({ on, says }) => on(path) && says.test(message))
  return found === undefined ? refusal : { ...refusal, code: found.code }
}
