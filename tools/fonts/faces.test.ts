import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { currencies, formatPrice } from '../../packages/ui/src/patterns/Price/formatPrice.ts'
import { formatTokens } from '../../packages/ui/src/patterns/TokenAmount/formatTokens.ts'
import { brandFonts, facesFolder, firstViewCharacters, readFont, root } from './brandFonts.ts'
import { cardFontFile, makeCardFont } from './cardFont.ts'
import { makeFaces } from './faces.ts'

const sourcesIn = (...folders: readonly string[]): readonly string[] =>
  execFileSync('git', ['ls-files', ...folders], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|\/testing\/|\.generated\./.test(file))

/** What a source may print: all of it but the comments. */
const textsOf = (file: string): string =>
  readFileSync(join(root, file), 'utf8')
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/(^|\s)\/\/.*$/gm, '')

const charactersOf = (texts: Iterable<string>): readonly string[] =>
  [...new Set([...texts].flatMap((text) => [...text]))].filter((character) => character > '~').toSorted()

const isFirst = (character: string): boolean => firstViewCharacters.includes(character)

/** The ranges of the package's whole Latin face, which stands in where the first view's has no glyph. */
const latin = Array.from(
  /-latin-wght-normal\.woff2[^}]*unicode-range: ([^;]+);/
    .exec(readFont('@fontsource-variable/geist/wght.css').toString())?.[1]
    ?.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g) ?? [],
  ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
)
const isLatin = (character: string): boolean =>
  latin.some(([from, to]) => (character.codePointAt(0) ?? 0) >= from && (character.codePointAt(0) ?? 0) <= to)

describe('the faces of the first view', () => {
  it('are what npm run fonts makes of the packages that are installed', { timeout: 30_000 }, async () => {
    for (const [file, bytes] of await makeFaces())
      expect(readFileSync(join(facesFolder, file)).equals(bytes), `${file}: npm run fonts`).toBe(true)
  })

  it('have beside them the face of cards, made of the same packages', { timeout: 30_000 }, async () => {
    expect(readFileSync(cardFontFile).equals(await makeCardFont()), `${cardFontFile}: npm run fonts`).toBe(true)
  })

  it('weigh less than half of the whole ones', () => {
    const sum = (sizes: readonly number[]) => sizes.reduce((a, b) => a + b, 0)
    const made = sum(brandFonts.map(({ file }) => readFileSync(join(facesFolder, file)).length))
    expect(made).toBeLessThan(sum(brandFonts.map(({ source }) => readFont(source).length)) / 2)
  })

  it('have every character that the screens print', () => {
    const printed = charactersOf(sourcesIn('packages/ui/src', 'apps/web/src').map(textsOf))
    expect(printed.length).toBeGreaterThan(5)
    expect(printed.filter((character) => !isFirst(character))).toEqual([])
  })

  it('have every character of an amount and of a price', () => {
    const amounts = [0n, -123_456_789n, 999_999_999_999n].flatMap((minor) => [
      ...(['full', 'fixed', 'compact'] as const).map((format) => formatTokens(minor, format)),
      ...currencies.map((currency) => formatPrice(minor, currency)),
    ])
    expect(amounts.join('')).toContain('−$')
    expect(charactersOf(amounts).filter((character) => !isFirst(character))).toEqual([])
  })

  it('leave to the whole Latin face what the platform may write besides', () => {
    const written = charactersOf(sourcesIn('packages/contract/src', 'packages/domain/src', 'apps/api/src').map(textsOf))
    expect(written.length).toBeGreaterThan(5)
    expect(written.filter((character) => !isFirst(character) && !isLatin(character))).toEqual([])
  })
})
