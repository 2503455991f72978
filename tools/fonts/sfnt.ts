/** What a line of text in a font is measured by, in units of its em. */
export interface FontMetrics {
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  /** How wide a character is; undefined for one that the font does not have. */
  readonly widthOf: (character: string) => number | undefined
  /** How wide the glyphs are that stand for no character by themselves: what a feature puts in its place. */
  readonly alternates: readonly number[]
}

const tablesOf = (font: Buffer): ReadonlyMap<string, Buffer> =>
  new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const record = 12 + 16 * index
      const offset = font.readUInt32BE(record + 8)
      return [font.toString('latin1', record, record + 4), font.subarray(offset, offset + font.readUInt32BE(record + 12))] as const
    }),
  )

/** The glyphs of the characters up to U+FFFF (OpenType, cmap format 4). */
const glyphsOf = (cmap: Buffer): ReadonlyMap<number, number> => {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.subarray(cmap.readUInt32BE(4 + 8 * index + 4)))
  const table = subtables.find((subtable) => subtable.readUInt16BE(0) === 4)
  if (table === undefined) throw new Error('the font names its glyphs in a way that is not read here')
  const segments = table.readUInt16BE(6) / 2
  const [ends, starts, deltas, offsets] = [14, 16 + 2 * segments, 16 + 4 * segments, 16 + 6 * segments] as const
  const glyphs = new Map<number, number>()
  for (let segment = 0; segment < segments; segment += 1) {
    const at = 2 * segment
    const [start, end] = [table.readUInt16BE(starts + at), table.readUInt16BE(ends + at)]
    const [delta, offset] = [table.readUInt16BE(deltas + at), table.readUInt16BE(offsets + at)]
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const found = offset === 0 ? code : table.readUInt16BE(offsets + at + offset + 2 * (code - start))
      if (found !== 0) glyphs.set(code, (found + delta) & 0xffff)
    }
  }
  return glyphs
}

/** Reads the metrics of a TrueType or OpenType font that has no axes left. */
export const readMetrics = (font: Buffer): FontMetrics => {
  const tables = tablesOf(font)
  const table = (name: string): Buffer => {
    const found = tables.get(name)
    if (found === undefined) throw new Error(`the font has no table ${name}`)
    return found
  }
  const [head, hhea, hmtx] = [table('head'), table('hhea'), table('hmtx')]
  const em = head.readUInt16BE(18)
  const widths = hhea.readUInt16BE(34)
  const glyphs = glyphsOf(table('cmap'))
  const named = new Set(glyphs.values())
  const widthAt = (glyph: number) => hmtx.readUInt16BE(4 * Math.min(glyph, widths - 1)) / em
  // The first glyph is that of a character which the font does not have.
  const alternates = Array.from({ length: table('maxp').readUInt16BE(4) - 1 }, (_, index) => index + 1).filter((glyph) => !named.has(glyph))
  return {
    ascent: hhea.readInt16BE(4) / em,
    descent: -hhea.readInt16BE(6) / em,
    lineGap: hhea.readInt16BE(8) / em,
    widthOf: (character) => {
      const glyph = glyphs.get(character.codePointAt(0) ?? 0)
      return glyph === undefined ? undefined : widthAt(glyph)
    },
    alternates: alternates.map(widthAt),
  }
}
