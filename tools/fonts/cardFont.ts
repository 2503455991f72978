import { join } from 'node:path'
import subsetFont from 'subset-font'
import { bricolage, firstViewCharacters, readFont, root } from './brandFonts.ts'

/** Where the platform finds the face in which it writes on pictures. */
export const cardFontFile = join(root, 'apps/api/src/modules/lobby/winCard/bricolage-grotesque-card.ttf')

/** The brand's display face in one weight and as TrueType, which is what a server draws with. The same bytes each time. */
export const makeCardFont = (): Promise<Buffer> =>
  subsetFont(readFont(bricolage.source), firstViewCharacters, { targetFormat: 'sfnt', variationAxes: { wght: 700 }, noHinting: true })
