import { captchaChallengeSchema, readCaptcha } from '@lagoon/contract/support/captcha'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from 'altcha-lib/types'

/** Solves a puzzle of the platform, as the player's browser does. */
export const solveCaptcha = async (text: string): Promise<string> => {
  const challenge = readCaptcha(captchaChallengeSchema, text)
  const solution = challenge && (await solveChallenge({ challenge: challenge as Challenge, deriveKey }))
  if (!solution) throw new Error('this puzzle cannot be solved')
  return JSON.stringify({ challenge, solution })
}
