import { CAPTCHA_WORK, readCaptcha, solvedCaptchaSchema } from '@lagoon/contract/support/captcha'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge, Solution } from 'altcha-lib/types'

/** A puzzle as JSON text, signed with the secret and good for as long as it says. */
export const makeCaptcha = async (secret: string, expiresAt: Date): Promise<string> =>
  JSON.stringify(await createChallenge({ ...CAPTCHA_WORK, deriveKey, expiresAt, hmacSignatureSecret: secret }))

/** The signature of a puzzle that was solved in time, which stands for it from then on; undefined for anything else. */
export const verifyCaptcha = async (secret: string, text: string): Promise<string | undefined> => {
  const solved = readCaptcha(solvedCaptchaSchema, text)
  if (solved === undefined) return undefined
  const { challenge, solution } = solved
  const { verified } = await verifySolution({
    challenge: challenge as Challenge,
    solution: solution as Solution,
    deriveKey,
    hmacSignatureSecret: secret,
  })
  return verified ? challenge.signature : undefined
}
