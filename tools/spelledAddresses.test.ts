import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const catalog = globSync('packages/contract/src/*/addresses.ts', { cwd: root })
const exported = (await Promise.all(catalog.map((file) => import(join(root, file)) as Promise<Record<string, unknown>>))).flatMap(
  (module) => Object.values(module),
)
/** What the app's addresses begin with: `login`, `games`. */
const beginnings = [
  ...new Set(exported.flatMap((value) => (typeof value === 'string' && /^\/\w/.test(value) ? [value.split('/')[1] ?? ''] : []))),
]
const withoutComments = (source: string): string => source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
const oneOfThem = `(?:${beginnings.join('|')})(?![\\w-])`
/** At the beginning of a text, in a regular expression, or without its slash as the path of a route. */
const places = [`['"\`]/`, String.raw`\\/(?:\((?:\?:)?)?`, String.raw`\bpath: ['"\`]`]
const address = new RegExp(places.map((place) => place + oneOfThem).join('|'), 'g')
const spelledIn = (source: string): string[] => withoutComments(source).match(address) ?? []

/** The pages of a game provider are at addresses of its own. */
const ofOthers = ['packages/contract/src/wire/gameFrame/launch.ts']
const files = globSync('{apps,packages}/*/{src,build}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(?:test|stories)\.tsx?$|\.generated\.ts$|\/gql\//.test(file) && ![...catalog, ...ofOthers].includes(file),
)

describe('addresses of the app', () => {
  it('are known', () => {
    expect(beginnings).toEqual(expect.arrayContaining(['login', 'games', 'profile', 'thank-you', 'mobileWithdraw', 'news', 'faq']))
    expect(files.length).toBeGreaterThan(700)
  })

  it('are spelled in the contract, and by hand nowhere else', () => {
    const found = files.flatMap((file) => spelledIn(readFileSync(join(root, file), 'utf8')).map((text) => `${file}: ${text}`))
    expect(found, 'Take it from addresses.ts of its capability in packages/contract.').toEqual([])
  })

  it.each([
    "goTo('/login')",
    '<Link href="/profile?tab=settings">',
    'goTo(`/games/${type}`)',
    "open('/thank-you')",
    'const alone = /^\\/(promotions|game-info)\\//',
    "{ path: 'news/:id', screen }",
  ])('and %s would be seen', (source) => expect(spelledIn(source)).toHaveLength(1))

  it.each(["// leads to '/login'", "post('/graphql/login')", "'/loginless'", 'const play = walletPaths.bet', "'/play-area'"])(
    'and %s is none',
    (source) => expect(spelledIn(source)).toEqual([]),
  )
})
