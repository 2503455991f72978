import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import nodePlop from 'node-plop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerShapes } from '../../packages/domain/src/gql/answerShapes.ts'
import { decodeAnswer } from '../../packages/domain/src/client/decodeAnswer.ts'
import { parseStates } from '../stories/parseSpecification.ts'
import { sampleAnswer } from './sampleAnswer.ts'
import { withImported } from './withImported.ts'

const root = join(import.meta.dirname, '../..')
const bin = (name: string) => join(root, 'node_modules/.bin', name)
const dest = mkdtempSync(join(tmpdir(), 'generators-'))
const made = (path: string) => readFileSync(join(dest, path), 'utf8')
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(dest, path)), { recursive: true })
  writeFileSync(join(dest, path), text)
}

beforeAll(() => {
  symlinkSync(join(root, 'node_modules'), join(dest, 'node_modules'))
  for (const file of ['oxlint.config.ts', 'tools/lint/layers.ts', 'apps/web/src/routes/social/routes.ts'])
    cpSync(join(root, file), join(dest, file))
  // What is generated lies over the project: an import finds the new file first, and otherwise the project's own.
  const over = (folder: string) => [join(dest, folder), join(root, folder)]
  const compilerOptions = {
    types: ['node', 'vite/client'],
    rootDirs: [dest, root],
    paths: {
      '@lagoon/domain/*': over('packages/domain/src/*.ts'),
      '@lagoon/ui/screens/*': over('packages/ui/src/screens/*.tsx'),
    },
  }
  write('tsconfig.json', JSON.stringify({ extends: join(root, 'tsconfig.base.json'), compilerOptions, include: ['packages', 'apps'] }))
})
afterAll(() => rmSync(dest, { recursive: true, force: true }))

/** Screens that the project has not. */
const states = parseStates(`
## kyc
### \`second-look\` a second look
- \`asked-for\` asked for
- \`sent\` sent
## social
### \`friends\` friends
- \`loading\` loading
- \`failed-load\` failed to load
- \`none-yet\` none yet
- \`filled\` filled
`)
const settings = { destBasePath: dest, force: false, states }
const plop = await nodePlop(join(root, 'plopfile.js'), settings)
const generate = async (name: string, answers: object) => {
  const { failures } = await plop.getGenerator(name).runActions(answers)
  expect(failures).toEqual([])
}
const run = (program: string, args: readonly string[]) => {
  const { stdout, stderr } = spawnSync(bin(program), args, { cwd: dest, encoding: 'utf8' })
  return stdout + stderr
}
const typeErrors = () => run('tsc', ['--noEmit', '-p', 'tsconfig.json'])
const lintErrors = () => run('oxlint', ['--deny-warnings', 'packages', 'apps'])
const storyNames = (stories: string) => [...stories.matchAll(/^export const (\w+): Story/gm)].map(([, name]) => name)

test('a part begins with its recipe, a Playground and a Matrix', async () => {
  await generate('part', { name: 'DatePicker' })
  expect(made('packages/ui/src/kit/DatePicker/DatePicker.stories.tsx')).toContain("title: 'Kit/DatePicker'")
})

test('a screen begins in the folder of its capability, with a story for every state of the specification, and a route', async () => {
  await generate('screen', { which: 'kyc/second-look' })
  const stories = made('packages/ui/src/screens/kyc/SecondLook/SecondLook.stories.tsx')
  expect(storyNames(stories)).toEqual(['AskedFor', 'Sent'])
  expect(stories).toContain("title: 'Screens/Kyc/Second Look'")
  expect(made('packages/domain/src/kyc/secondLook.state.ts')).not.toContain('NotLoaded')
  expect(made('apps/web/src/routes/kyc/routes.ts')).toContain('export const secondLook = defineRoute({')
})

test('loading and failing come from the kernel; the route stands beside those of its capability', async () => {
  const before = made('apps/web/src/routes/social/routes.ts')
  await generate('screen', { which: 'social/friends' })
  expect(made('packages/domain/src/social/friends.state.ts')).toMatch(/FriendsView =\s+(\| )?NotLoaded/)
  const stories = made('packages/ui/src/screens/social/Friends/Friends.stories.tsx')
  expect(storyNames(stories)).toEqual(['Loading', 'FailedLoad', 'NoneYet', 'Filled'])
  expect(stories).toContain("export const FailedLoad: Story = { args: { view: { state: 'failed' } }, play: triesAgain }")
  const after = made('apps/web/src/routes/social/routes.ts')
  for (const [, name] of before.matchAll(/^export const (\w+)/gm)) expect(after).toContain(`export const ${name} =`)
  expect(after).toContain('export const friends = defineRoute({')
  expect(after.match(/from '\.\.\/defineRoute\.ts'/g)).toHaveLength(1)
})

test('scenarios begin with an answer that keeps the contract, for every state', async () => {
  await generate('scenarios', { which: 'social/friends', operation: 'Transactions' })
  const scenarios = made('packages/domain/src/testing/friendsScenarios.ts')
  expect(scenarios).toContain("filled: [answers('Transactions', answer), ...playerIsThere]")
  expect(scenarios).toContain("failed: [refuses('Transactions'")
  await generate('scenarios', { which: 'kyc/second-look', operation: 'Payment' })
})

test('what was generated is formatted, typechecks and passes the lint; a fault in it would not', { timeout: 300_000 }, () => {
  expect(typeErrors()).toBe('')
  expect(lintErrors()).toContain('Found 0 warnings and 0 errors')
  expect(run('oxfmt', ['--check', '--config', join(root, '.oxfmtrc.json'), 'packages', 'apps'])).toContain('All matched files')
  const [view, part] = ['packages/domain/src/social/friends.state.ts', 'packages/ui/src/kit/DatePicker/DatePicker.tsx']
  write(view, made(view).replace("'filled'", "'full'"))
  write(part, `import '@lagoon/domain/store'\n${made(part)}`)
  expect(typeErrors()).toContain('Friends.stories.tsx')
  expect(lintErrors()).toContain('no-restricted-imports')
})

test('the sample of every operation is an answer that the app takes', () => {
  const refused = Object.entries(answerShapes).filter(([, answer]) => decodeAnswer({ answer }, sampleAnswer(answer)) === undefined)
  expect(refused).toEqual([])
})

test('a name is imported beside those of the same module, once', () => {
  expect(withImported("import { b } from './x.ts'\n", './x.ts', ['a', 'b'])).toBe("import { a, b } from './x.ts'\n")
  expect(withImported('const x = 1\n', './x.ts', ['a'])).toBe("import { a } from './x.ts'\nconst x = 1\n")
})
