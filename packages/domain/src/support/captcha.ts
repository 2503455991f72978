import { createChallenge, solveChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge, Solution } from 'altcha-lib/types'
import * as v from 'valibot'

/** The door to altcha-lib: a puzzle of computing time, made and judged by the platform, solved in the player's own browser. */

/** A quarter of a second for a browser in the mean; whoever sends a million messages needs three days. */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 5_000, keyPrefix: '00' } as const
const SOLVE_TIMEOUT_MS = 60_000

const number = v.pipe(v.number(), v.finite())
const challengeShape = v.object({
  parameters: v.object({
    algorithm: v.literal(WORK.algorithm),
    nonce: v.string(),
    salt: v.string(),
    // What a stranger may make the server compute.
    cost: v.pipe(number, v.integer(), v.minValue(1), v.maxValue(WORK.cost)),
    keyLength: v.literal(32),
    keyPrefix: v.string(),
    expiresAt: number,
  }),
  signature: v.string(),
})
const solvedShape = v.object({
  challenge: challengeShape,
  solution: v.object({ counter: number, derivedKey: v.string(), time: v.optional(number) }),
})

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A puzzle as JSON text, signed with the secret and good for as long as it says. */
export const makeCaptcha = async (secret: string, expiresAt: Date): Promise<string> =>
  JSON.stringify(await createChallenge({ ...WORK, deriveKey, expiresAt, hmacSignatureSecret: secret }))

/** Solves a puzzle; undefined where it can not be read or takes too long. The work runs beside the page, in Web Crypto. */
export const solveCaptcha = async (text: string): Promise<string | undefined> => {
  const challenge = v.safeParse(challengeShape, parse(text))
  if (!challenge.success) return undefined
  const solution = await solveChallenge({ challenge: challenge.output as Challenge, deriveKey, timeout: SOLVE_TIMEOUT_MS })
  return solution === null ? undefined : JSON.stringify({ challenge: challenge.output, solution })
}

/** The signature of a puzzle that was solved in time, which stands for it from then on; undefined for anything else. */
export const judgeCaptcha = async (secret: string, text: string): Promise<string | undefined> => {
  const solved = v.safeParse(solvedShape, parse(text))
  if (!solved.success) return undefined
  const { challenge, solution } = solved.output
  const { verified } = await verifySolution({
    challenge: challenge as Challenge,
    solution: solution as Solution,
    deriveKey,
    hmacSignatureSecret: secret,
  })
  return verified ? challenge.signature : undefined
}
