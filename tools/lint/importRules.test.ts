import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { layers } from './layers.ts'

// Every case starts the linter.
vi.setConfig({ testTimeout: 60_000 })

const root = join(import.meta.dirname, '../..')
const project = mkdtempSync(join(tmpdir(), 'import-rules-'))
for (const file of ['oxlint.config.ts', 'tools/lint/layers.ts']) cpSync(join(root, file), join(project, file))
symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'))
afterAll(() => rmSync(project, { recursive: true, force: true }))

const plant = (file: string, source: string): void => {
  mkdirSync(dirname(join(project, file)), { recursive: true })
  writeFileSync(join(project, file), source)
}
interface Finding {
  readonly filename: string
  readonly code: string
  readonly help: string
}
/** What the linter says about files of the planted project. */
const lint = (files: readonly string[]): readonly Finding[] => {
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['-f', 'json', ...files], { cwd: project, encoding: 'utf8' })
  return (JSON.parse(stdout) as { readonly diagnostics: readonly Finding[] }).diagnostics
}

let plants = 0
/** A file that a glob of a layer takes in, a new one each time where the glob is about more than one. */
const fileIn = (glob: string): string => {
  plants += 1
  const file = glob.replace('{ts,tsx}', 'ts').replace('/*/', '/planted/')
  if (file.endsWith('/**')) return file.replace(/\*\*$/, `planted/Planted${plants}.ts`)
  return file.replace('**/*', `planted/Planted${plants}`)
}
const ways = {
  value: (module: string) => `import '${module}'\n`,
  later: (module: string) => `export const load = () => import('${module}')\n`,
  type: (module: string) => `export type { Planted } from '${module}'\n`,
} as const
type Way = keyof typeof ways

interface Case {
  readonly glob: string
  readonly module: string
  readonly way: Way
  readonly passes: boolean
}
const everyWay = (passes: boolean, glob: string, modules: readonly string[]): readonly Case[] =>
  modules.flatMap((module) => (Object.keys(ways) as Way[]).map((way) => ({ glob, module, way, passes })))

/** Plants cases, all in files of their own, and lints them in one go; answers those that went otherwise than they should. */
const surprisesOf = (planted: readonly (Case & { readonly file: string })[]): readonly string[] => {
  for (const { file, way, module } of planted) plant(file, ways[way](module))
  const findings = lint(planted.map(({ file }) => file))
  const refused = new Set(
    findings
      .filter(({ code, help }) => code.includes('no-restricted-imports') && help.includes('docs/adr/0003'))
      .map(({ filename }) => filename),
  )
  return planted
    .filter(({ file, passes }) => refused.has(file) === passes)
    .map(({ glob, module, way, passes }) => `${glob} ${passes ? 'may' : 'may not'} import ${module} (${way})`)
}
const surprises = (cases: readonly Case[]): readonly string[] => {
  const rounds: (Case & { readonly file: string })[][] = []
  for (const wanted of cases) {
    const file = fileIn(wanted.glob)
    const round = rounds.find((planted) => planted.every((other) => other.file !== file))
    if (round) round.push({ ...wanted, file })
    else rounds.push([{ ...wanted, file }])
  }
  return rounds.flatMap(surprisesOf)
}

const files = (layer: keyof typeof layers): string => layers[layer].files[0]
/** The rows of the table by the layer that each is about. */
const rows = {
  contract: files('contract'),
  'ui: words': files('words'),
  'ui: theme': files('theme'),
  'ui: kit': files('kit'),
  'ui: patterns': files('patterns'),
  'ui: screens': files('screens'),
  covers: files('covers'),
  domain: files('domain'),
  games: files('games'),
  'games: bin': files('gamesBin'),
  web: files('web'),
  'web: build': files('webBuild'),
  api: files('api'),
  sandbox: files('sandbox'),
} as const
/** What a column of the table stands for. A package imports its own files by their relative path. */
const columns = {
  contract: ['@lagoon/contract/money/money', '@lagoon/contract/paths', '@lagoon/contract/account/account.rules'],
  ui: [
    '@lagoon/ui/brand',
    '@lagoon/ui/theme/tokens',
    '@lagoon/ui/kit/Button/Button',
    '@lagoon/ui/patterns/Price/Price',
    '@lagoon/ui/screens/lobby/Home/Home',
  ],
  domain: [
    '@lagoon/domain/session/session',
    '@lagoon/domain/session/keptSession',
    '@lagoon/domain/lobby/lobby.state',
    '@lagoon/domain/testing/scenarios',
  ],
  games: ['@lagoon/games/slots/slots', '@lagoon/games/slots/verify'],
  react: ['react', 'react/jsx-runtime'],
  jotai: ['jotai', 'jotai/vanilla', 'jotai/react'],
  'api, sandbox': ['@lagoon/api/main', '@lagoon/sandbox/main'],
} as const
type Row = keyof typeof rows
type Column = keyof typeof columns

interface Words {
  readonly passes?: readonly string[]
  readonly passesAsType?: readonly string[]
  /** Another file of the layer that the cell is about, e.g. the one door to a library. */
  readonly at?: string
}
const ownFolders = (below: readonly string[], above: readonly string[]) => ({ below, above })
const folders: Readonly<Record<string, { readonly below: readonly string[]; readonly above: readonly string[] }>> = {
  words: ownFolders(['words'], ['theme', 'kit', 'patterns', 'screens']),
  theme: ownFolders(['theme'], ['kit', 'patterns', 'screens']),
  'theme, kit': ownFolders(['theme', 'kit'], ['patterns', 'screens']),
  'theme, kit, patterns': ownFolders(['theme', 'kit', 'patterns'], ['screens']),
}
/** What the words of a cell mean; a cell of other words than these, `yes`, `no` and `own` fails. */
const words: Readonly<Record<string, Words>> = {
  'rules, money, enums, addresses': { passes: ['@lagoon/contract/money/money', '@lagoon/contract/account/account.rules'] },
  'view types': { passesAsType: ['@lagoon/domain/lobby/lobby.state'] },
  types: { passesAsType: columns.games },
  'money, enums': { passes: ['@lagoon/contract/money/money', '@lagoon/contract/lobby/enums'] },
  'the verifier': { passes: ['@lagoon/games/slots/verify'] },
  'paths, early calls': { passes: ['@lagoon/contract/paths'] },
  'brand, early submit': { passes: ['@lagoon/ui/brand'] },
  'kept session, shapes': { passes: ['@lagoon/domain/session/keptSession'] },
  'yes, not testing': {
    passes: ['@lagoon/domain/session/session', '@lagoon/domain/session/keptSession', '@lagoon/domain/lobby/lobby.state'],
  },
  'vanilla, one door': { passes: ['jotai/vanilla'], at: files('domainStore') },
  'react, one door': { passes: ['jotai/react'], at: files('webState') },
}

const table = readFileSync(join(root, 'docs/adr/0003-who-may-import-whom.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
const [heads = [], , ...lines] = table

const casesOf = (row: Row, column: Column, cell: string): readonly Case[] => {
  const glob = rows[row]
  const modules = columns[column]
  if (cell === 'no' || cell === 'own') return everyWay(false, glob, modules)
  const isOwn = glob.startsWith(`packages/${column}/`)
  if (cell === 'yes') return everyWay(true, glob, isOwn ? ['../planted.ts'] : modules)
  const within = folders[cell]
  if (within && row === 'sandbox')
    return modules.flatMap((module) =>
      everyWay(
        within.below.some((folder) => module.includes(`/${folder}/`)),
        glob,
        [module],
      ),
    )
  if (within)
    return [
      ...everyWay(
        true,
        glob,
        within.below.map((folder) => `../../${folder}/Planted/Planted.tsx`),
      ),
      ...everyWay(
        false,
        glob,
        within.above.map((folder) => `../../${folder}/Planted/Planted.tsx`),
      ),
    ]
  const meaning = words[cell]
  if (!meaning) throw new Error(`nobody knows what "${cell}" means`)
  const { passes = [], passesAsType = [], at } = meaning
  return modules.flatMap((module) => [
    ...everyWay(passes.includes(module) && at === undefined, glob, [module]).filter(
      ({ way }) => way !== 'type' || !passesAsType.includes(module),
    ),
    ...(passesAsType.includes(module) ? [{ glob, module, way: 'type' as const, passes: true }] : []),
    ...(at === undefined ? [] : everyWay(passes.includes(module), at, [module])),
  ])
}

test('the table has a row for every layer of the product and a column for everything that is asked about', () => {
  expect(lines.map(([row]) => row)).toEqual(Object.keys(rows))
  expect(heads.slice(1)).toEqual(Object.keys(columns))
})

test.each(lines)('who may import whom: %s', (row = '', ...cells) => {
  const cases = cells.flatMap((cell, at) => casesOf(row as Row, heads[at + 1] as Column, cell))
  expect(cases.length).toBeGreaterThan(30)
  expect(surprises(cases)).toEqual([])
})

test('the seed, stories and tests may import the demo, the product may not', () => {
  const demo = ['@lagoon/contract/demo/packages']
  const product = (['screens', 'domain', 'web', 'api', 'sandbox'] as const).flatMap((layer) => everyWay(false, files(layer), demo))
  const demonstrating = (['stories', 'domainTests', 'webTests', 'flows', 'apiSeed', 'apiTests'] as const).flatMap((layer) =>
    everyWay(true, files(layer), demo),
  )
  expect(surprises([...product, ...demonstrating, ...everyWay(false, files('contract'), ['../demo/packages.ts'])])).toEqual([])
})

test('what the modules of the API stand on may not import them', () => {
  const [payments, inbox] = ['apps/api/src/payments/planted/**', 'apps/api/src/kernel/planted/**']
  const refused = [
    ...everyWay(false, payments, ['../../modules/wallet/planted.ts']),
    ...everyWay(false, inbox, ['../../modules/wallet/planted.ts']),
    ...everyWay(false, files('apiFloor'), ['../../modules/wallet/planted.ts']),
  ]
  const taken = [
    ...everyWay(true, payments, ['../../ledger/planted.ts', '../planted.ts']),
    ...everyWay(true, files('apiModules'), ['../../kernel/planted.ts', '../../../modules/wallet/planted.ts']),
    ...everyWay(true, files('apiSeed'), ['../../modules/wallet/planted.ts']),
  ]
  expect(surprises([...refused, ...taken])).toEqual([])
})

test('no layer may import a package that its list does not name, nor another package past its door', () => {
  const globs = Object.values(layers).flatMap((layer) => [...layer.files])
  const unnamed = ['left-pad', '@left/pad', '../../../../domain/src/store.ts', '../../../../packages/domain/src/store.ts']
  for (const module of unnamed) expect(surprises(globs.flatMap((glob) => everyWay(false, glob, [module])))).toEqual([])
})

test('canary: a list that names the package lets it through', () => {
  const before = readFileSync(join(project, 'tools/lint/layers.ts'), 'utf8')
  plant('tools/lint/layers.ts', before.replace("may: ['valibot'] }", "may: ['valibot', 'left-pad'] }"))
  const wrong = surprises(everyWay(false, files('contract'), ['left-pad']))
  plant('tools/lint/layers.ts', before)
  expect(wrong).toHaveLength(3)
})

test('canary: without its list of folders the floor of the API may import the modules', () => {
  const before = readFileSync(join(project, 'tools/lint/layers.ts'), 'utf8')
  plant('tools/lint/layers.ts', before.replace(", below: ['modules'] }", ' }'))
  const wrong = surprises(everyWay(false, files('apiFloor'), ['../../modules/wallet/planted.ts']))
  plant('tools/lint/layers.ts', before)
  expect(wrong).toHaveLength(3)
})

test('a cycle, an import within a type, a console call, an any and a hook under a condition are refused', () => {
  const codes = (file: string, source: string): string => {
    plant(file, source)
    return lint([file])
      .map(({ code }) => code)
      .join(' ')
  }
  expect(codes('packages/domain/src/planted/log.ts', 'console.log(1)\n')).toContain('no-console')
  expect(codes('packages/domain/src/planted/inType.ts', "export type A = import('react').ReactNode\n")).toContain('consistent-type-imports')
  expect(codes('packages/domain/src/planted/any.ts', 'export const f = (x: any) => x\n')).toContain('no-explicit-any')
  plant('packages/domain/src/planted/b.ts', "import { a } from './a.ts'\nexport const b = () => a\n")
  expect(codes('packages/domain/src/planted/a.ts', "import { b } from './b.ts'\nexport const a = () => b\n")).toContain('no-cycle')
  const hook = "import { useState } from 'react'\nexport const X = ({ on }: { on: boolean }) => { if (on) { useState(0) } return null }\n"
  expect(codes('packages/ui/src/kit/Planted/Hook.tsx', hook)).toContain('rules-of-hooks')
})
