import subsetFont from 'subset-font'
import type { standIns as deviceNames } from '../../packages/ui/src/theme/standIns.ts'
import { bricolage, geist, readFont, type BrandFont } from './brandFonts.ts'
import { readMetrics, type FontMetrics } from './sfnt.ts'

/** A typeface that devices have, and a font with its metrics to measure by. */
interface DeviceFont {
  /**
   * PostScript names of the regular one and of the bold one: every browser finds a typeface by them. Each name that a device does
   * not have is a look-up of its own, for each face and each size of the first view.
   */
  readonly local: { readonly regular: readonly string[]; readonly bold: readonly string[] }
  readonly source: (weight: 400 | 700) => string
}

const deviceFonts: Readonly<Record<(typeof deviceNames)[number], DeviceFont>> = {
  Arial: {
    local: {
      regular: ['ArialMT', 'LiberationSans', 'Arimo-Regular'],
      bold: ['Arial-BoldMT', 'LiberationSans-Bold', 'Arimo-Bold'],
    },
    // Made to have the widths and heights of Arial.
    source: (weight) => `@fontsource/arimo/files/arimo-latin-${weight}-normal.woff2`,
  },
  Roboto: {
    local: { regular: ['Roboto-Regular'], bold: ['Roboto-Bold'] },
    source: (weight) => `@fontsource/roboto/files/roboto-latin-${weight}-normal.woff2`,
  },
  Noto: {
    local: {
      regular: ['NotoSans-Regular', 'OpenSans-Regular'],
      bold: ['NotoSans-Bold', 'OpenSans-Bold'],
    },
    // Which Noto Sans was made of.
    source: (weight) => `@fontsource/open-sans/files/open-sans-latin-${weight}-normal.woff2`,
  },
}

/** How a typeface of the brand is stood in for: `at` is the weight to be met by the regular or the bold face of a device. */
interface StandIn {
  readonly font: BrandFont
  readonly weights: string
  readonly at: number
  readonly by: 'regular' | 'bold'
}

const standIns: readonly StandIn[] = [
  { font: geist, weights: '100 500', at: 400, by: 'regular' },
  { font: geist, weights: '501 900', at: 600, by: 'bold' },
  { font: bricolage, weights: '100 900', at: 650, by: 'bold' },
]

/** Words as the product has them: the widths of two typefaces are compared by what is read. */
const sample =
  'Slots, keno, fish, poker, crash and blackjack by night water. A social casino played with tokens, for adults of 18 and over. ' +
  'New here? Create an account. Your balance is 12,450 game tokens and 38.20 sweep tokens. Log in to play, or forgot your password?'

const sampleWidth = ({ widthOf }: FontMetrics): number => [...sample].reduce((sum, character) => sum + (widthOf(character) ?? 0), 0)

const instance = async (source: string, weight?: number): Promise<FontMetrics> =>
  readMetrics(
    await subsetFont(readFont(source), sample, {
      targetFormat: 'sfnt',
      ...(weight !== undefined && { variationAxes: { wght: weight } }),
    }),
  )

const DIGITS = 'U+0030-0039'
/** How wide each digit of an amount is: all of one width (`tnum`), which is another than those of running text have. */
const digitWidth = async ({ source }: BrandFont, weight: number): Promise<number> => {
  const { alternates } = readMetrics(
    await subsetFont(readFont(source), '0', { targetFormat: 'sfnt', variationAxes: { wght: weight }, keepFeatures: ['tnum'] }),
  )
  const [width, ...more] = alternates
  if (width === undefined || more.length > 0) throw new Error(`${source} has not one other form of a digit for amounts`)
  return width
}

const percent = (share: number): string => `${(100 * share).toFixed(2)}%`

/**
 * The `@font-face` rules of what stands in for the brand's typefaces until those have come: a typeface of the device, as wide as
 * the brand's over the sample, its digits as wide as those of amounts, and with lines as high, so that nothing moves when it is replaced.
 */
export const fallbackFaces = async (): Promise<string> => {
  const rules = standIns.map(async ({ font, weights, at, by }) => {
    const [brand, digit] = await Promise.all([instance(font.source, at), digitWidth(font, at)])
    const faces = Object.entries(deviceFonts).map(async ([name, { local, source }]) => {
      const device = await instance(source(by === 'bold' ? 700 : 400))
      const face = (adjust: number, range?: string) => `@font-face {
  font-family: '${font.family} as ${name}';
  font-weight: ${weights};
  src: ${local[by].map((file) => `local('${file}')`).join(', ')};
  size-adjust: ${percent(adjust)};
  ascent-override: ${percent(brand.ascent / adjust)};
  descent-override: ${percent(brand.descent / adjust)};
  line-gap-override: ${percent(brand.lineGap / adjust)};
${range === undefined ? '' : `  unicode-range: ${range};\n`}}
`
      const letters = face(sampleWidth(brand) / sampleWidth(device))
      return `${letters}\n${face(digit / (device.widthOf('0') ?? NaN), DIGITS)}`
    })
    return (await Promise.all(faces)).join('\n')
  })
  return (await Promise.all(rules)).join('\n')
}
