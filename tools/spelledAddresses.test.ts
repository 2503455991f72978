import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const catalogue = globSync('packages/contract/src/*/addresses.ts', { cwd: root })
const exported = (await Promise.all(catalogue.map((file) => import(join(root, file)) as Promise<Record<string, unknown>>))).flatMap(
  (module) => Object.values(module),
)
/** What the app's addresses begin with: `login`, `games`. */
const beginnings = [
  ...new Set(exported.flatMap((value) => (typeof value === 'string' && /^\/\w/.test(value) ? [value.split('/')[1] ?? ''] : []))),
]
const withoutComments = (source: string): string => source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
/** An address at the beginning of a text, or one that a regular expression looks for. */
const address = new RegExp(`['"\`]/(?:${beginnings.join('|')})(?![\\w-])|\\\\/(?:\\((?:\\?:)?)?(?:${beginnings.join('|')})(?![\\w-])`, 'g')
const spelledIn = (source: string): string[] => withoutComments(source).match(address) ?? []

/** The pages of a game provider are at addresses of its own. */
const ofOthers = ['packages/contract/src/wire/gameFrame/launch.ts']
const files = globSync('{apps,packages}/*/{src,build}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(?:test|stories)\.tsx?$|\.generated\.ts$|\/gql\//.test(file) && ![...catalogue, ...ofOthers].includes(file),
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
  ])('and %s would be seen', (source) => expect(spelledIn(source)).toHaveLength(1))

  it.each(["// leads to '/login'", "post('/graphql/login')", "'/loginless'", 'const play = walletPaths.bet', "'/play-area'"])(
    'and %s is none',
    (source) => expect(spelledIn(source)).toEqual([]),
  )
})
