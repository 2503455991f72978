import { fallbackFaces } from './fallbacks.ts'
import { brandFonts, firstViewCharacters, makeSubset } from './brandFonts.ts'

/** Code points as CSS writes them, neighbors as a range. */
const unicodeRange = (characters: string): string => {
  const ranges: { from: number; to: number }[] = []
  for (const code of [...characters].map((character) => character.codePointAt(0) ?? 0).toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last !== undefined && code <= last.to + 1) last.to = code
    else ranges.push({ from: code, to: code })
  }
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0')
  return ranges.map(({ from, to }) => `U+${hex(from)}${to === from ? '' : `-${hex(to)}`}`).join(', ')
}

/** Everything that is made of the brand's fonts, by the names of the files. The same bytes each time. */
export const makeFaces = async (): Promise<ReadonlyMap<string, Buffer>> => {
  const subsets = await Promise.all(brandFonts.map(async (font) => [font.file, await makeSubset(font)] as const))
  const faces = brandFonts.map(
    ({ family, file, declared }) => `@font-face {
  font-family: '${family}';
  font-weight: ${declared};
  font-display: swap;
  src: url('./${file}') format('woff2');
  unicode-range: ${unicodeRange(firstViewCharacters)};
}
`,
  )
  const css = `/* Written by tools/fonts/writeFaces.ts: npm run fonts. */\n${faces.join('\n')}\n${await fallbackFaces()}`
  return new Map([...subsets, ['faces.css', Buffer.from(css)]])
}
