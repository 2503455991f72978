import { readCaptcha, solvedCaptchaSchema } from '@lagoon/contract/support/captcha'
import { verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge, Solution } from 'altcha-lib/types'
import { expect, it } from 'vitest'
import { captchaPuzzle } from '../testing/captchaPuzzle.ts'
import { solveCaptcha } from './captcha.ts'

const hmacSignatureSecret = 'a secret of the tests'

it('solves a puzzle of the platform', async () => {
  const solved = readCaptcha(solvedCaptchaSchema, (await solveCaptcha(await captchaPuzzle(hmacSignatureSecret))) ?? '')
  const { challenge, solution } = solved as { challenge: Challenge; solution: Solution }
  expect(await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret })).toMatchObject({ verified: true })
})

it('does not try what is no puzzle', async () => {
  for (const text of ['', 'null', '{"parameters":{"cost":1}}']) expect(await solveCaptcha(text)).toBeUndefined()
})
