import type { InstantOutcome } from '../engine.ts'
import type { SlotProgress } from './slot.ts'

/** Symbols by reel, top to bottom. */
export type Grid = readonly (readonly string[])[]
/** Reel and row, both from 0. */
export type Cell = readonly [reel: number, row: number]

interface Win {
  readonly symbol: string
  /** How many of the symbol, or reels for ways, wilds counted. */
  readonly count: number
  /** Where they lie. */
  readonly cells: readonly Cell[]
  /** Minor units, every multiplier included. */
  readonly winMinor: bigint
}
/** One thing that pays. */
export type SlotWin =
  /** `line` counts from 1; `rows` is its row on each reel. */
  | (Win & { readonly by: 'LINE'; readonly line: number; readonly rows: readonly number[] })
  | (Win & { readonly by: 'WAYS'; readonly ways: number })
  | (Win & { readonly by: 'SCATTER' })
  /** Reels filled by the chosen symbol of free spins; pays on every line. */
  | (Win & { readonly by: 'CHOSEN' })
  /** Cells that vanish together. */
  | (Win & { readonly by: 'GROUP' })
  /** Pearls that were held, each for its own value. */
  | (Win & { readonly by: 'PEARLS' })

/** A pearl in its place, with what it is worth. */
export interface HeldPearl {
  readonly cell: Cell
  readonly winMinor: bigint
}

/** What a client plays, one after another. Spin 0 is the one that was bought; free spins count from 1. */
export type SlotEvent =
  | {
      readonly type: 'SPIN'
      readonly spin: number
      /** Place of each reel's strip that stands on top. */
      readonly stops: readonly number[]
      /** What the window shows. */
      readonly grid: Grid
      /** What wins of this spin are multiplied by before any symbol says more. */
      readonly multiplier: number
    }
  /** Reels that one symbol fills, from top to bottom. */
  | { readonly type: 'FILL'; readonly spin: number; readonly symbol: string; readonly reels: readonly number[]; readonly grid: Grid }
  /** A symbol of the window that multiplies the wins of this spin. */
  | { readonly type: 'MULTIPLY'; readonly spin: number; readonly cell: Cell; readonly multiplier: number }
  | { readonly type: 'WIN'; readonly spin: number; readonly wins: readonly SlotWin[]; readonly winMinor: bigint }
  /** Free spins begin: what each is multiplied by, and the symbol chosen for them. */
  | { readonly type: 'FREE_SPINS'; readonly multipliers: readonly number[]; readonly chosen: string | null }
  | { readonly type: 'FREE_SPINS_END'; readonly winMinor: bigint }
  | { readonly type: 'JACKPOT'; readonly spin: number; readonly cells: readonly Cell[]; readonly winMinor: bigint }
  /** A grid whose groups win fills; `multiplier` is that of its first groups. */
  | { readonly type: 'FILL_GRID'; readonly grid: Grid; readonly multiplier: number }
  /** The winners vanish, the cells above fall, and the top fills again. `step` counts from 1 and is the `spin` of the wins that follow. */
  | {
      readonly type: 'TUMBLE'
      readonly step: number
      readonly removed: readonly Cell[]
      readonly falls: readonly { readonly from: Cell; readonly to: Cell }[]
      /** Where new cells came, from above. */
      readonly filled: readonly Cell[]
      readonly grid: Grid
      readonly multiplier: number
    }
  /** What the pearls of the bought spin are worth, if they come to be held. */
  | { readonly type: 'PEARLS'; readonly pearls: readonly HeldPearl[] }
  /** The jackpot of this stake grew to this. */
  | { readonly type: 'GROW'; readonly cell: Cell; readonly jackpotMinor: bigint }
  /** The pearls stay, every other place turns by itself. */
  | { readonly type: 'HOLD'; readonly pearls: readonly HeldPearl[]; readonly respins: number; readonly jackpotMinor: bigint }
  | { readonly type: 'RESPIN'; readonly landed: readonly HeldPearl[]; readonly respinsLeft: number }
  /** The end of every round. */
  | { readonly type: 'TOTAL'; readonly winMinor: bigint }

export interface SlotOutcome extends InstantOutcome<SlotProgress> {
  readonly stakeMinor: bigint
  readonly events: readonly SlotEvent[]
}
