import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const sandbox = mkdtempSync(join(tmpdir(), 'import-rules-'))
cpSync(join(root, '.oxlintrc.json'), join(sandbox, '.oxlintrc.json'))
afterAll(() => rmSync(sandbox, { recursive: true, force: true }))

const lint = (file: string, source: string) => {
  const path = join(sandbox, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, source)
  const { stdout, status } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['-c', '.oxlintrc.json', '--deny-warnings', file], {
    cwd: sandbox,
    encoding: 'utf8',
  })
  return { stdout, status }
}

/** Who may import whom (docs/adr/0003), as imports that must not pass. */
const forbidden = [
  ['packages/ui/src/kit/Planted/Planted.tsx', '@lagoon/domain/money/money'],
  ['packages/ui/src/kit/Planted/Planted.tsx', 'jotai'],
  ['packages/ui/src/patterns/Planted/Planted.tsx', '@lagoon/domain/lobby/lobby.state'],
  ['packages/ui/src/patterns/Planted/Planted.tsx', '../../screens/lobby/Home/Home.tsx'],
  ['packages/ui/src/patterns/Planted/Planted.tsx', 'react-router-dom'],
  ['packages/ui/src/screens/lobby/Planted/Planted.tsx', '@lagoon/domain/lobby/lobby.adapter'],
  ['packages/ui/src/screens/lobby/Planted/Planted.tsx', '@lagoon/domain/session/session'],
  ['packages/ui/src/screens/lobby/Planted/Planted.tsx', 'jotai/react'],
  ['packages/domain/src/lobby/planted.ts', '@lagoon/ui/kit/Button/Button'],
  ['packages/domain/src/lobby/planted.ts', 'react'],
  ['packages/games/src/planted.ts', '@lagoon/domain/money/money'],
  ['packages/games/src/planted.ts', 'node:crypto'],
  ['apps/web/src/planted.ts', 'graphql-request'],
  ['apps/web/src/planted.ts', '@stomp/stompjs'],
  ['apps/web/src/planted.ts', '@lagoon/domain/testing/scenarios'],
  ['apps/web/src/planted.ts', '@lagoon/api/main'],
  ['apps/api/src/planted.ts', '@lagoon/ui/theme/tokens'],
  ['apps/api/src/planted.ts', '@lagoon/games/slot'],
  ['apps/sandbox/src/planted.ts', '@lagoon/api/config'],
] as const

test.each(forbidden)('%s may not import %s', (file, module) => {
  for (const source of [`import '${module}'\n`, `export const load = () => import('${module}')\n`]) {
    const { stdout, status } = lint(file, source)
    expect(stdout).toContain('docs/adr/0003')
    expect(status).not.toBe(0)
  }
})

test.each([
  ['packages/ui/src/screens/lobby/Planted/Planted.tsx', '@lagoon/domain/lobby/lobby.state'],
  ['apps/web/src/planted.ts', '@lagoon/domain/contract/paths'],
  ['apps/sandbox/src/planted.ts', '@lagoon/games/slot'],
])('%s may import %s', (file, module) => {
  expect(lint(file, `export * from '${module}'\n`).status).toBe(0)
})

test('a cycle, a console call, an any and a hook under a condition are refused', () => {
  expect(lint('packages/domain/src/planted/log.ts', 'console.log(1)\n').stdout).toContain('no-console')
  expect(lint('packages/domain/src/planted/any.ts', 'export const f = (x: any) => x\n').stdout).toContain('no-explicit-any')
  writeFileSync(join(sandbox, 'packages/domain/src/planted/b.ts'), "import { a } from './a.ts'\nexport const b = () => a\n")
  expect(lint('packages/domain/src/planted/a.ts', "import { b } from './b.ts'\nexport const a = () => b\n").stdout).toContain('no-cycle')
  const hook = "import { useState } from 'react'\nexport const X = ({ on }: { on: boolean }) => { if (on) { useState(0) } return null }\n"
  expect(lint('packages/ui/src/kit/Planted/Hook.tsx', hook).stdout).toContain('rules-of-hooks')
})
