import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const run = (name: string) => spawnSync(process.execPath, [join(import.meta.dirname, 'run.mjs'), name], { encoding: 'utf8' })
const programs = [...readFileSync(join(import.meta.dirname, 'run.mjs'), 'utf8').matchAll(/'?([\w:]+)'?: '([\w/]+\.ts)'/g)]

test('every program that package.json starts is there', () => {
  const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as { scripts: Record<string, string> }
  const started = Object.values(manifest.scripts).flatMap((script) => /^node tools\/run\.mjs (\S+)$/.exec(script)?.[1] ?? [])
  expect(programs.map(([, name]) => name).toSorted()).toEqual(started.toSorted())
  for (const [, , file = ''] of programs) expect(existsSync(join(import.meta.dirname, '..', file))).toBe(true)
})

test('a name that is none is told in one sentence, before anything is installed', () => {
  for (const name of ['', 'strat', 'toString']) {
    const { status, stderr } = run(name)
    expect(status).toBe(1)
    expect(stderr).toMatch(/^There is no program ".*"; there are: start, .*storybook\.\n$/)
  }
})
