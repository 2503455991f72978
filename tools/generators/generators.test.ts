import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import nodePlop from 'node-plop'
import { afterAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const dest = mkdtempSync(join(tmpdir(), 'generators-'))
afterAll(() => rmSync(dest, { recursive: true, force: true }))
const plop = await nodePlop(join(root, 'plopfile.js'), { destBasePath: dest, force: false })
const generate = async (name: string, answers: object) => {
  const { changes, failures } = await plop.getGenerator(name).runActions(answers)
  expect(failures).toEqual([])
  return changes.length
}
const made = (path: string) => readFileSync(join(dest, path), 'utf8')

test('a part begins with its recipe, a Playground and a Matrix', async () => {
  expect(await generate('part', { name: 'DatePicker' })).toBe(3)
  expect(made('packages/ui/src/kit/DatePicker/DatePicker.stories.tsx')).toContain("title: 'Kit/DatePicker'")
})

test('a screen begins with one story for every state of the specification', async () => {
  expect(await generate('screen', { which: 'kyc/kyc-outcome' })).toBe(3)
  const stories = made('packages/ui/src/screens/kyc/KycOutcome/KycOutcome.stories.tsx')
  expect(stories.match(/^export const (\w+)/gm)).toEqual(
    ['Completed', 'Pending', 'Unsuccessful', 'ResubmitNeeded', 'UnderManualVerification'].map((name) => `export const ${name}`),
  )
  expect(stories).toContain("title: 'Screens/Kyc/Kyc Outcome'")
})

test('a scenario begins with one answer for every state', async () => {
  expect(await generate('scenario', { which: 'wallet/wallet' })).toBe(1)
  expect(made('packages/domain/src/testing/wallet.scenarios.ts')).toContain('zeroBalances: [')
})
