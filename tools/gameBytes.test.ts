import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { games } from '../apps/sandbox/src/games/rules/games.ts'
import { gameBytes, type Built } from './gameBytes/gameBytes.ts'

const KB = 1_000
const most = { scripts: 250 * KB, art: 600 * KB }
const root = join(import.meta.dirname, '..')
const dist = join(root, 'apps/sandbox/dist/games')
const covers = join(root, 'packages/covers/dist')
const built: Built = new Map([
  ['index.html', readFileSync(join(dist, 'index.html'))],
  ...readdirSync(join(dist, 'assets')).map((name) => [name, readFileSync(join(dist, 'assets', name))] as const),
])

/** The module of each kind and of each table, as the page opens them. */
const opens = new Map(
  [
    ...readFileSync(join(root, 'apps/sandbox/src/games/client/kinds/kinds.ts'), 'utf8').matchAll(
      /^ {2}'?([\w-]+)'?: async \(\) => \(await import\('\.\/\w+\/(\w+)\.tsx'\)\)/gm,
    ),
  ].map(([, what = '', module = '']) => [what, module]),
)
const played = [...games.values()].map(({ id, kind }) => ({ id, module: opens.get(id) ?? opens.get(kind) ?? '' }))

const bytesOf = ({ id, module }: (typeof played)[number]) => {
  const { scripts, art } = gameBytes(built, module)
  return { scripts, art: art + readFileSync(join(covers, `${id}.svg`)).length }
}

test.each(played)('$id fetches no more than its scripts and its first art may weigh', (game) => {
  const { scripts, art } = bytesOf(game)
  expect(scripts).toBeLessThanOrEqual(most.scripts)
  expect(art).toBeLessThanOrEqual(most.art)
})

describe('what is counted', () => {
  const noise = (bytes: number) => randomBytes(bytes / 2).toString('hex')
  const page: Built = new Map(
    Object.entries({
      'index.html': '<link href="/assets/index-aaaaaaaa.css"><script type="module" src="/assets/index-aaaaaaaa.js"></script>',
      'index-aaaaaaaa.js': `import"./shared-aaaaaaaa.js";["keno-aaaaaaaa.css","slots-aaaaaaaa.css"];import("./keno-aaaaaaaa.js");import("./slots-aaaaaaaa.js");import("./verify-aaaaaaaa.js")`,
      'index-aaaaaaaa.css': 'url(face-aaaaaaaa.woff2)',
      'face-aaaaaaaa.woff2': noise(1_000),
      'shared-aaaaaaaa.js': 'export{}',
      'keno-aaaaaaaa.js': 'import{a}from"./shared-aaaaaaaa.js"',
      'keno-aaaaaaaa.css': '',
      'slots-aaaaaaaa.js': 'import("./scene-aaaaaaaa.js")',
      'slots-aaaaaaaa.css': '',
      'scene-aaaaaaaa.js': 'import"./renderer-aaaaaaaa.js";"sky-aaaaaaaa.webp"',
      'renderer-aaaaaaaa.js': 'export{}',
      'sky-aaaaaaaa.webp': '',
      'verify-aaaaaaaa.js': '',
    }).map(([name, text]) => [name, Buffer.from(text)]),
  )
  /** What of a game grows by a file that is heavier. */
  const grownBy = (kind: string, name: string) => {
    const before = gameBytes(page, kind)
    const heavy = new Map(page).set(name, Buffer.concat([page.get(name) ?? Buffer.of(), Buffer.from(`/*${noise(100_000)}*/`)]))
    const after = gameBytes(heavy, kind)
    return [after.scripts - before.scripts > 40_000 && 'scripts', after.art - before.art > 40_000 && 'art'].filter(Boolean)
  }
  test.each([
    ['slots', 'index-aaaaaaaa.js', ['scripts']],
    ['slots', 'shared-aaaaaaaa.js', ['scripts']],
    ['slots', 'slots-aaaaaaaa.js', ['scripts']],
    ['slots', 'scene-aaaaaaaa.js', ['scripts']],
    ['slots', 'renderer-aaaaaaaa.js', ['scripts']],
    ['slots', 'sky-aaaaaaaa.webp', ['art']],
    ['slots', 'slots-aaaaaaaa.css', ['art']],
    ['slots', 'face-aaaaaaaa.woff2', ['art']],
    ['slots', 'keno-aaaaaaaa.js', []],
    ['slots', 'keno-aaaaaaaa.css', []],
    ['slots', 'verify-aaaaaaaa.js', []],
    ['keno', 'renderer-aaaaaaaa.js', []],
    ['keno', 'keno-aaaaaaaa.js', ['scripts']],
  ] as const)('of %s, where %s grows: %j', (kind, name, grown) => expect(grownBy(kind, name)).toEqual(grown))

  test('a kind that the build does not have is refused, and not light', () => {
    expect(() => gameBytes(page, 'bingo')).toThrow(RangeError)
    expect(played.filter(({ module }) => module === '')).toEqual([])
  })
})
