import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { storyIndex } from './stories/storyIndex.ts'

interface Task {
  readonly taskId: string
  readonly directory: string
  readonly dependencies: readonly string[]
  readonly inputs: Readonly<Record<string, string>>
}

const root = join(import.meta.dirname, '..')

/** What `turbo run` would do, without doing it. */
const planOf = (...tasks: readonly string[]): readonly Task[] =>
  (
    JSON.parse(execFileSync('turbo', ['run', ...tasks, '--dry=json'], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })) as {
      tasks: readonly Task[]
    }
  ).tasks

/** Every task that has to have run before the given one, however deep. */
const beneath = (plan: readonly Task[], taskId: string): ReadonlySet<string> => {
  const found = new Set([taskId])
  for (const id of found) for (const other of plan.find((task) => task.taskId === id)?.dependencies ?? []) found.add(other)
  return found
}

const workspacesUsedBy = (directory: string): readonly string[] => {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(join(root, directory, 'package.json'), 'utf8')) as Partial<
    Record<'dependencies' | 'devDependencies', Record<string, string>>
  >
  return Object.keys({ ...dependencies, ...devDependencies }).filter((name) => name.startsWith('@lagoon/'))
}

test('the tests and types of a package run again when a package that it uses changes', () => {
  const plan = planOf('test', 'typecheck')
  const checks = plan.filter(({ taskId }) => /^@lagoon\/.*#(test|typecheck)$/.test(taskId))
  expect(checks.length).toBeGreaterThan(10)
  const missing = checks.flatMap(({ taskId, directory }) => {
    const before = [...beneath(plan, taskId)]
    const left = workspacesUsedBy(directory).filter((used) => !before.some((id) => id.startsWith(`${used}#`)))
    return left.map((used) => `${taskId} without ${used}`)
  })
  expect(missing).toEqual([])
})

test('pictures run again when a file beside any story changes', async () => {
  const visual = planOf('visual').find(({ taskId }) => taskId === '//#visual')
  const stories = (await storyIndex()).map(({ importPath }) => importPath.replace(/^\.\//, ''))
  expect(stories.filter((file) => !Object.hasOwn(visual?.inputs ?? {}, file))).toEqual([])
})
