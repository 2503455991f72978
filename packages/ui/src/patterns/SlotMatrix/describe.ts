import { symbolOf } from './symbols.tsx'

export interface WonLine {
  /** Number of the payline, from 1. */
  readonly line: number
  /** Row on each reel, from 0. */
  readonly rows: readonly number[]
  readonly symbol: string
  /** How many reels from the left it holds for. */
  readonly count: number
}

/** Whether the field is part of a line that won. */
export const isWon = (lines: readonly WonLine[], reel: number, row: number): boolean =>
  lines.some((line) => reel < line.count && line.rows[reel] === row)

/** The reels in words, reel by reel from the top, then the lines that won; without lines nothing is said of them. */
export const describeMatrix = (matrix: readonly (readonly string[])[], lines?: readonly WonLine[]): string => {
  const reels = matrix.map((reel, at) => `Reel ${at + 1}: ${reel.map((id) => symbolOf(id).name).join(', ')}.`)
  if (!lines) return reels.join(' ')
  const wins = lines.map(({ line, count, symbol }) => `Line ${line} won with ${count} × ${symbolOf(symbol).name}.`)
  return [...reels, ...(wins.length > 0 ? wins : ['No winning lines.'])].join(' ')
}
