declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'sfnt' | 'woff2'
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
    readonly keepFeatures?: readonly string[]
    readonly keepAllGlyphs?: boolean
    readonly noHinting?: boolean
  }
  const subsetFont: (font: Buffer, text: string | undefined, options: Options) => Promise<Buffer>
  export default subsetFont
}
