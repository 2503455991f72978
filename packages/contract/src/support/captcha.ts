import * as v from 'valibot'

/** A quarter of a second for a browser in the mean; whoever sends a million messages needs three days. */
export const CAPTCHA_WORK = { algorithm: 'PBKDF2/SHA-256', cost: 5_000, keyPrefix: '00' } as const

const number = v.pipe(v.number(), v.finite())

/** A puzzle of computing time (altcha), made and checked by the platform, solved in the player's own browser. */
export const captchaChallengeSchema = v.object({
  parameters: v.object({
    algorithm: v.literal(CAPTCHA_WORK.algorithm),
    nonce: v.string(),
    salt: v.string(),
    // What a stranger may make the other end compute.
    cost: v.pipe(number, v.integer(), v.minValue(1), v.maxValue(CAPTCHA_WORK.cost)),
    keyLength: v.literal(32),
    keyPrefix: v.string(),
    expiresAt: number,
  }),
  signature: v.string(),
})

export const solvedCaptchaSchema = v.object({
  challenge: captchaChallengeSchema,
  solution: v.object({ counter: number, derivedKey: v.string(), time: v.optional(number) }),
})

/** Reads a puzzle, solved or not, from its JSON text; undefined for anything else. */
export const readCaptcha = <Schema extends typeof captchaChallengeSchema | typeof solvedCaptchaSchema>(
  schema: Schema,
  text: string,
): v.InferOutput<Schema> | undefined => {
  const json = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  return json.success ? (json.output as v.InferOutput<Schema>) : undefined
}
