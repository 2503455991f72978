/** Ids of the symbols; fixed, since histories and pictures name them. */
export const symbols = ['moon', 'pearl', 'lantern', 'fish', 'shell', 'lotus', 'a', 'k', 'q', 'j', 'ten', 'wild', 'scatter'] as const
export type SlotSymbol = (typeof symbols)[number]
/** Symbols that win on a line. The wild stands in for any of them, the scatter pays wherever it lands. */
export type LineSymbol = Exclude<SlotSymbol, 'wild' | 'scatter'>

export const REELS = 5
export const ROWS = 3
