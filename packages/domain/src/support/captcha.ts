import { captchaChallengeSchema, readCaptcha } from '@lagoon/contract/support/captcha'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from 'altcha-lib/types'

const SOLVE_TIMEOUT_MS = 60_000

/** Solves a puzzle; undefined where it cannot be read or takes too long. The work runs beside the page, in Web Crypto. */
export const solveCaptcha = async (text: string): Promise<string | undefined> => {
  const challenge = readCaptcha(captchaChallengeSchema, text)
  if (challenge === undefined) return undefined
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey, timeout: SOLVE_TIMEOUT_MS })
  return solution === null ? undefined : JSON.stringify({ challenge, solution })
}
