import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { dependenciesOf, moduleGraph } from './changed/moduleGraph.ts'
import { storyIndex } from './stories/storyIndex.ts'

interface Task {
  readonly taskId: string
  readonly directory: string
  readonly dependencies: readonly string[]
  readonly inputs: Readonly<Record<string, string>>
  readonly resolvedTaskDefinition: { readonly inputs: readonly string[]; readonly outputs: readonly string[] }
}

const root = join(import.meta.dirname, '..')

/** Files that a task's result depends on, by their path from the root of the project. */
const inputsOf = ({ directory, inputs }: Task): readonly string[] => Object.keys(inputs).map((file) => join(directory, file))

/** Those of `files` that git does not keep: made of sources, or installed. */
const ignoredByGit = (files: readonly string[]): readonly string[] => {
  const command = ['check-ignore', '--no-index', '--stdin']
  const { stdout, stderr, status } = spawnSync('git', command, { cwd: root, input: files.join('\n'), encoding: 'utf8' })
  // 1: none of them is ignored.
  if (status !== 0 && status !== 1) throw new Error(`git check-ignore: ${stderr}`)
  return stdout.split('\n').filter(Boolean)
}

/** The tasks of the root, each by its name. */
const rootTasks = Object.keys((JSON.parse(readFileSync(join(root, 'turbo.json'), 'utf8')) as { tasks: object }).tasks)
  .filter((name) => name.startsWith('//#'))
  .map((name) => name.slice('//#'.length))

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

test('the tests and types of a package run again when a package that it uses changes, or what they name of it', () => {
  const plan = planOf('test', 'typecheck')
  const checks = plan.filter(({ taskId }) => /^@lagoon\/.*#(test|typecheck)$/.test(taskId))
  expect(checks.length).toBeGreaterThan(10)
  const missing = checks.flatMap((task) => {
    const { taskId, directory } = task
    const before = [...beneath(plan, taskId)]
    const named = (used: string) => inputsOf(task).some((file) => file.startsWith(used.replace('@lagoon/', 'packages/') + '/'))
    const isKnown = (used: string) => before.some((id) => id.startsWith(`${used}#`)) || (named(used) && taskId.endsWith('#test'))
    const left = workspacesUsedBy(directory).filter((used) => !isKnown(used))
    return left.map((used) => `${taskId} without ${used}`)
  })
  expect(missing).toEqual([])
})

test('tests run again when a file changes that they import, however deep', () => {
  const plan = planOf('test', 'test:integration')
  const graph = moduleGraph(root, [])
  const checks = plan.filter(({ taskId }) => /#test(:integration)?$/.test(taskId))
  expect(checks.length).toBeGreaterThan(5)
  const missing = checks.flatMap(({ taskId, directory }) => {
    const before = [...beneath(plan, taskId)]
    const known = new Set(plan.filter((task) => before.includes(task.taskId)).flatMap(inputsOf))
    const folder = taskId === '//#test:integration' ? 'integration' : directory
    const tests = [...graph.imports.keys()].filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.test.ts'))
    const imported = [...dependenciesOf(graph, tests)].filter((file) => existsSync(join(root, file)))
    const written = new Set(imported.filter((file) => !known.has(file)))
    for (const file of ignoredByGit([...written])) written.delete(file)
    return [...written].map((file) => `${taskId} without ${file}`)
  })
  expect(missing).toEqual([])
})

/** Whether a file of the root would be among the inputs of a task of the root, were it there. */
const takesIn = ({ resolvedTaskDefinition: { inputs } }: Task, file: string): boolean =>
  inputs.some((glob) => matchesGlob(file, glob)) && !inputs.some((glob) => glob.startsWith('!') && matchesGlob(file, glob.slice(1)))

test('a task has nothing among its inputs that tasks write: its own result would make it run again', () => {
  const plan = planOf(...rootTasks, 'build', 'test', 'typecheck')
  const made = plan.flatMap((task) => ignoredByGit(inputsOf(task)).map((file) => `${task.taskId} with ${file}`))
  const toBeMade = plan.flatMap(({ directory, resolvedTaskDefinition: { outputs } }) =>
    outputs.map((glob) => join(directory, glob.replace(/\*+/g, 'x'))),
  )
  expect(toBeMade).toContain('tools/dist/rows.json')
  const taken = plan
    .filter(({ directory }) => directory === '')
    .flatMap((task) => toBeMade.filter((file) => takesIn(task, file)).map((file) => `${task.taskId} with ${file}`))
  expect([...made, ...taken]).toEqual([])
})

test('pictures run again when a file beside any story changes', async () => {
  const visual = planOf('visual:affected').find(({ taskId }) => taskId === '//#visual:affected')
  const stories = (await storyIndex()).map(({ importPath }) => importPath.replace(/^\.\//, ''))
  expect(stories.filter((file) => !Object.hasOwn(visual?.inputs ?? {}, file))).toEqual([])
})
