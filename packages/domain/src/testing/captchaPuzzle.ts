import { CAPTCHA_WORK } from '@lagoon/contract/support/captcha'
import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** A puzzle as the platform makes it, good for an hour. */
export const captchaPuzzle = async (hmacSignatureSecret: string): Promise<string> =>
  JSON.stringify(await createChallenge({ ...CAPTCHA_WORK, deriveKey, expiresAt: new Date(Date.now() + 3_600_000), hmacSignatureSecret }))
