import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { failuresOf } from './failures.ts'

const root = mkdtempSync(join(tmpdir(), 'lagoon-failures-'))
const ran = (taskId: string, exitCode: number | null) => {
  writeFileSync(join(root, `${taskId}.log`), Array.from({ length: 150 }, (_, line) => `${taskId} ${line + 1}\n`).join(''))
  return { taskId, logFile: `${taskId}.log`, execution: { exitCode } }
}

it('a task that failed is told with the last hundred lines of its output; what passed or was stopped is not', () => {
  const stopped = { taskId: 'stopped', logFile: 'none.log' }
  const told = failuresOf(root, JSON.stringify({ tasks: [ran('lint', 0), stopped, ran('test', 1), ran('build', null)] }))
  expect(told.map((text) => text.split('\n').length)).toEqual([101, 101])
  expect(told[0]).toMatch(/^test failed; the end of its output:\ntest 51\n[^]*\ntest 150$/)
  expect(told[1]).toMatch(/^build failed/)
})

it('a run without a failure tells none', () => {
  expect(failuresOf(root, JSON.stringify({ tasks: [ran('lint', 0)] }))).toEqual([])
})
