import { expect, it } from 'vitest'
import { solveCaptcha } from '../../../test/support/solveCaptcha.ts'
import { verifyCaptcha, makeCaptcha } from './captcha.ts'

const SECRET = 'a secret of the tests'
const inAMinute = () => new Date(Date.now() + 60_000)
interface Solved {
  challenge: { parameters: { keyPrefix: string; cost: number }; signature: string }
  solution: { counter: number }
}
const solved = async (expiresAt = inAMinute(), secret = SECRET) =>
  JSON.parse(await solveCaptcha(await makeCaptcha(secret, expiresAt))) as Solved
const checked = (puzzle: unknown) => verifyCaptcha(SECRET, typeof puzzle === 'string' ? puzzle : JSON.stringify(puzzle))

it('takes a puzzle of ours that was solved, each under a signature of its own', async () => {
  const [one, other] = [await solved(), await solved()]
  expect(await checked(one)).toBe(one.challenge.signature)
  expect(await checked(other)).not.toBe(one.challenge.signature)
})

it('takes nothing else', async () => {
  const puzzle = await solved()
  const { challenge, solution } = puzzle
  const forged: unknown[] = [
    '',
    'null',
    '{"challenge":{}}',
    { ...puzzle, solution: { ...solution, counter: solution.counter + 1 } },
    { ...puzzle, challenge: { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '' } } },
    { ...puzzle, challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } } },
    { ...puzzle, challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 5_000_000 } } },
    { ...puzzle, challenge: { ...challenge, signature: challenge.signature.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) } },
    await solved(inAMinute(), 'another secret'),
    await solved(new Date(Date.now() - 1_000)),
  ]
  for (const puzzleOfNobody of forged) expect(await checked(puzzleOfNobody)).toBeUndefined()
})
