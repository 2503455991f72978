import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { differing, fileHashes, keepGreenRun, lastGreenRun } from './greenRun.ts'

let root: string
const write = (file: string, text: string) => writeFileSync(join(root, file), text)
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@lagoon.example', ...args], { cwd: root })

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'green-'))
  git('init', '-q')
  write('.gitignore', 'made\n')
  write('kept.ts', 'kept')
  write('edited.ts', 'before')
  write('moved.ts', 'moved')
  git('add', '.')
  git('commit', '-q', '-m', 'first')
})
afterEach(() => rmSync(root, { recursive: true }))

test('nothing differs where nothing was touched, and a commit of the same files is no difference', () => {
  write('edited.ts', 'after')
  const before = fileHashes(root)
  git('commit', '-q', '-a', '-m', 'second')
  expect(differing(before, fileHashes(root))).toEqual([])
})

test('an edited, a new, a moved and a deleted file differ, each by its name; what git ignores does not', () => {
  const before = fileHashes(root)
  write('edited.ts', 'after')
  write('new file.ts', 'new')
  write('made', 'made')
  git('mv', 'moved.ts', 'there.ts')
  rmSync(join(root, 'kept.ts'))
  expect([...differing(before, fileHashes(root))].sort()).toEqual(['edited.ts', 'kept.ts', 'moved.ts', 'new file.ts', 'there.ts'])
})

test('an edit on top of what is staged differs too', () => {
  write('edited.ts', 'staged')
  git('add', '.')
  const staged = fileHashes(root)
  write('edited.ts', 'edited')
  expect(differing(staged, fileHashes(root))).toEqual(['edited.ts'])
})

test('what a green run was made of is kept in a file, and none is known before the first', () => {
  const file = join(root, 'made')
  expect(lastGreenRun(file)).toBeUndefined()
  keepGreenRun(file, fileHashes(root))
  expect(lastGreenRun(file)).toEqual(fileHashes(root))
})
