/** Reel and row, both from 0. */
export type Cell = readonly [reel: number, row: number]

/** One thing that pays. Amounts are minor units as decimal digits. */
export interface WinView {
  readonly by: string
  readonly symbol: string
  readonly count: number
  readonly cells: readonly Cell[]
  readonly winMinor: string
  /** With LINE: its number from 1, and its row on each reel. */
  readonly line?: number
  readonly rows?: readonly number[]
}

/** Symbols by reel, top to bottom. */
export type Grid = readonly (readonly string[])[]

/** What the reels play, one after another. Spin 0 is the one that was bought; free spins count from 1. */
export type SlotEventView =
  | { readonly type: 'SPIN'; readonly spin: number; readonly stops: readonly number[]; readonly grid: Grid; readonly multiplier: number }
  | { readonly type: 'FILL'; readonly spin: number; readonly symbol: string; readonly reels: readonly number[]; readonly grid: Grid }
  | { readonly type: 'MULTIPLY'; readonly spin: number; readonly cell: Cell; readonly multiplier: number }
  | { readonly type: 'WIN'; readonly spin: number; readonly wins: readonly WinView[]; readonly winMinor: string }
  | { readonly type: 'FREE_SPINS'; readonly multipliers: readonly number[]; readonly chosen: string | null }
  | { readonly type: 'FREE_SPINS_END'; readonly winMinor: string }
  | { readonly type: 'JACKPOT'; readonly spin: number; readonly cells: readonly Cell[]; readonly winMinor: string }
  | { readonly type: 'TOTAL'; readonly winMinor: string }

/** The outcome of a slot. */
export interface SlotView {
  readonly events: readonly SlotEventView[]
}

/** What the rules panel of a slot shows and its reels are drawn from. */
export interface SlotFacts {
  /** In words and figures, in their order. */
  readonly figures: readonly (readonly [name: string, value: string])[]
  /** What its free spins are called. */
  readonly feature: string
  readonly rows: number
  /** What turns past on each reel; a stop is the place that stands on top. */
  readonly strips: readonly (readonly string[])[]
  readonly paylines: readonly (readonly number[])[]
  readonly names: Readonly<Record<string, string>>
  /** Times the stake divided by `units`, for the counts of `counts`. */
  readonly paytable: readonly { readonly symbol: string; readonly pays: readonly number[] }[]
  readonly counts: readonly number[]
  readonly units: number
  /** Times the whole stake. */
  readonly scatter: {
    readonly symbol: string
    readonly awards: readonly { readonly count: number; readonly pay: number; readonly freeSpins: number }[]
  } | null
  readonly jackpot: { readonly symbol: string; readonly times: number } | null
  readonly wild: { readonly symbol: string; readonly text: string } | null
  readonly rules: readonly string[]
}
