import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { previousBuild } from './previousBuild.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lagoon-build-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A build as vite runs it: what was there is cleared away between the two hooks. */
const build = (...names: string[]) => {
  const client = join(folder, 'client')
  const plugin = previousBuild(client, join(folder, 'previous'))
  ;(plugin.buildStart as () => void)()
  rmSync(client, { recursive: true, force: true })
  mkdirSync(join(client, 'assets'), { recursive: true })
  for (const name of names) writeFileSync(join(client, 'assets', name), name)
  ;(plugin.writeBundle as () => void)()
}
const isKept = (name: string) => ['1', '2'].some((age) => existsSync(join(folder, 'previous', age, 'assets', name)))

it('keeps the files of the two builds before, and of no other', () => {
  build('a-1.js')
  expect(isKept('a-1.js')).toBe(false)
  build('a-2.js')
  expect(isKept('a-1.js')).toBe(true)
  build('a-3.js')
  expect([isKept('a-1.js'), isKept('a-2.js')]).toEqual([true, true])
  build('a-4.js')
  expect([isKept('a-1.js'), isKept('a-2.js'), isKept('a-3.js')]).toEqual([false, true, true])
})

it('keeps them through a build that changed nothing', () => {
  build('a-1.js')
  build('a-2.js')
  build('a-2.js')
  expect(isKept('a-1.js')).toBe(true)
})
