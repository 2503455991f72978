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

/** Cells that vanish, fall, and come from above; `grid` is what stands then. */
export interface TumbleView {
  readonly removed: readonly Cell[]
  readonly falls: readonly { readonly from: Cell; readonly to: Cell }[]
  readonly filled: readonly Cell[]
  readonly grid: Grid
}

/** A pearl in its place, with its value in minor units. */
export interface PearlView {
  readonly cell: Cell
  readonly winMinor: string
}

/** What the reels play, one after another. Spin 0 is the one that was bought; free spins count from 1. */
export type SlotEventView =
  | { readonly type: 'SPIN'; readonly spin: number; readonly stops: readonly number[]; readonly grid: Grid; readonly multiplier: number }
  | { readonly type: 'FILL'; readonly spin: number; readonly symbol: string; readonly reels: readonly number[]; readonly grid: Grid }
  | { readonly type: 'MULTIPLY'; readonly spin: number; readonly cell: Cell; readonly multiplier: number }
  | { readonly type: 'WIN'; readonly spin: number; readonly wins: readonly WinView[]; readonly winMinor: string }
  | { readonly type: 'FREE_SPINS'; readonly multipliers: readonly number[]; readonly chosen: string | null }
  | { readonly type: 'FREE_SPINS_END'; readonly winMinor: string }
  | { readonly type: 'JACKPOT'; readonly spin: number; readonly cells: readonly Cell[]; readonly winMinor: string }
  | { readonly type: 'FILL_GRID'; readonly grid: Grid; readonly multiplier: number }
  | ({ readonly type: 'TUMBLE'; readonly step: number; readonly multiplier: number } & TumbleView)
  | { readonly type: 'PEARLS'; readonly pearls: readonly PearlView[] }
  | { readonly type: 'GROW'; readonly cell: Cell; readonly jackpotMinor: string }
  | { readonly type: 'HOLD'; readonly pearls: readonly PearlView[]; readonly respins: number; readonly jackpotMinor: string }
  | { readonly type: 'RESPIN'; readonly landed: readonly PearlView[]; readonly respinsLeft: number }
  | { readonly type: 'TOTAL'; readonly winMinor: string }

/** The outcome of a slot. */
export interface SlotView {
  readonly events: readonly SlotEventView[]
  /** What the jackpot of this stake stands at for the next round, minor units; absent where none grows. */
  readonly jackpotMinor?: string
}

/** What a slot keeps between rounds, for whom it is kept: by the stake, what its jackpot stands at. Both minor units. */
export interface SlotMeters {
  readonly jackpots: Readonly<Record<string, string>>
}

/** How a board moves. */
export type BoardFacts =
  /** Strips that turn past; a stop is the place that stands on top. */
  | { readonly by: 'REELS'; readonly strips: readonly (readonly string[])[] }
  /** Cells that fall from above, column by column; `pools` of them stand apart side by side. */
  | { readonly by: 'CELLS'; readonly columns: number; readonly pools: number }

/** What the rules panel of a slot shows and its board is drawn from. */
export interface SlotFacts {
  /** In words and figures, in their order. */
  readonly figures: readonly (readonly [name: string, value: string])[]
  /** What its free spins, or its respins, are called. */
  readonly feature: string
  readonly rows: number
  readonly board: BoardFacts
  readonly paylines: readonly (readonly number[])[]
  readonly names: Readonly<Record<string, string>>
  /** Times the stake divided by `units`, for the counts of `counts`. */
  readonly paytable: readonly { readonly symbol: string; readonly pays: readonly number[] }[]
  /** Heads of the pay table: how many of a symbol. */
  readonly counts: readonly string[]
  readonly units: number
  /** Times the whole stake. */
  readonly scatter: {
    readonly symbol: string
    readonly awards: readonly { readonly count: number; readonly pay: number; readonly freeSpins: number }[]
  } | null
  readonly jackpot: { readonly symbol: string; readonly times: number } | null
  readonly wild: { readonly symbol: string; readonly text: string } | null
  /** What wins are multiplied by from tumble to tumble; empty where nothing tumbles. */
  readonly multipliers: readonly number[]
  /** Symbols that are held for respins, and what grows the jackpot. */
  readonly hold: {
    readonly pearl: string
    readonly trigger: number
    readonly respins: number
    readonly grower: string
    /** What a pearl may be worth, in `units`. */
    readonly values: readonly number[]
    /** In `units`. */
    readonly jackpot: { readonly start: number; readonly step: number; readonly most: number }
  } | null
  readonly rules: readonly string[]
}

/** Every symbol of a board. */
export const symbolsOf = ({ board, paytable }: Pick<SlotFacts, 'board' | 'paytable'>): readonly string[] =>
  board.by === 'REELS' ? [...new Set(board.strips.flat())] : paytable.map(({ symbol }) => symbol)
