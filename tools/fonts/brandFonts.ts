import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/** A variable typeface of the brand, and what of it the first view needs. */
export interface BrandFont {
  /** As the styles call it. */
  readonly family: string
  /** Name of the file that is made. */
  readonly file: string
  /** The whole Latin face, as the package brings it. */
  readonly source: string
  /** Weights that the package's face declares; the two stand in for each other, so both have to declare the same. */
  readonly declared: string
  /** Weights that the styles use. */
  readonly weights: { readonly min: number; readonly max: number }
}

export const root = join(import.meta.dirname, '../..')
/** Where the made files are kept: they come with the theme. */
export const facesFolder = join(root, 'packages/ui/src/theme/faces')

export const geist: BrandFont = {
  family: 'Geist Variable',
  file: 'geist-first-view.woff2',
  source: '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  declared: '100 900',
  weights: { min: 400, max: 700 },
}
export const bricolage: BrandFont = {
  family: 'Bricolage Grotesque Variable',
  file: 'bricolage-grotesque-first-view.woff2',
  source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  declared: '200 800',
  weights: { min: 600, max: 750 },
}
export const brandFonts: readonly BrandFont[] = [geist, bricolage]

const basicLatin = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)).join('')
/** What the product prints beside that: punctuation, signs of money and of arithmetic, arrows. */
const signs = '\u00a0§·×–—‘’“”•…€£←↑→↓−'

/** Every character of the first view's faces; any other comes with the face of its script, once a page shows it. */
export const firstViewCharacters = basicLatin + signs

/** Of what a typeface can do, what the styles ask for: pairs, ligatures, digits of one width. */
const keepFeatures = ['ccmp', 'kern', 'liga', 'lnum', 'mark', 'tnum']

const require = createRequire(join(root, 'packages/ui/package.json'))
export const readFont = (source: string): Buffer => readFileSync(require.resolve(source))

/** The face of a brand's font for the first view. The same bytes each time. */
export const makeSubset = ({ source, weights }: BrandFont): Promise<Buffer> =>
  subsetFont(readFont(source), firstViewCharacters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures,
    noHinting: true,
  })
