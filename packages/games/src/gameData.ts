import type { StakeRange } from './stakes.ts'

/** What the data of every game says, whatever its kind. */
export interface GameData {
  readonly id: string
  readonly name: string
  /** Of its tables and of the way from chance to outcome together; kept in each round. */
  readonly version: number
  readonly stakes: StakeRange
}
