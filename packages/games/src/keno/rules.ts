import type { ShownFigures } from '../figures/exactFigures.ts'
import type { GameData } from '../gameData.ts'

/** Multipliers in hundredths of the stake by how many hits were counted; a count that is not named pays nothing. */
export type KenoPays = Readonly<Record<number, number>>

/** A game of keno as data. */
export interface KenoRules extends GameData {
  /** The ticket has the numbers 1 to this one. */
  readonly numbers: number
  /** How many of them are drawn. */
  readonly drawn: number
  /** With the bell, the last number drawn counts as two hits for whoever picked it. */
  readonly last: 'BELL' | 'PLAIN'
  /** By how many numbers were picked, without a gap from the fewest to the most. */
  readonly payTables: Readonly<Record<number, KenoPays>>
  /** What is shown about each of these tables, the same at every stake; a test proves it. */
  readonly figures: Readonly<Record<number, ShownFigures>>
}

/** The fewest and the most numbers that may be picked. */
export const pickRange = ({ payTables }: KenoRules): readonly [number, number] => {
  const counts = Object.keys(payTables).map(Number)
  return [Math.min(...counts), Math.max(...counts)]
}

/** What so many counted hits pay of the stake, hundredths. */
export const multiplierOf = ({ payTables }: KenoRules, picked: number, hits: number): number => payTables[picked]?.[hits] ?? 0
