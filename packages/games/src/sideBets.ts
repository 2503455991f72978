import type { Checked } from './engine.ts'
import { refuseStake, type StakeRange } from './stakes.ts'

/** What a player sets beside the stake before a round opens; plain JSON. */
export interface SideChoice {
  /** Minor units as decimal digits; '0' without a side bet. */
  readonly sideMinor: string
}

/** A stake that the opening of a round takes. */
export interface OpeningStake {
  readonly part: 'MAIN' | 'SIDE'
  readonly stakeMinor: bigint
}

/** Reads the choice of a game with a side bet, or without one (null). Nothing is no side bet. */
export const checkSide = (range: StakeRange | null, choice: unknown): Checked<SideChoice> => {
  if (choice === null || choice === undefined) return { choice: { sideMinor: '0' } }
  const side = typeof choice === 'object' && 'sideMinor' in choice ? choice.sideMinor : undefined
  if (typeof side !== 'string' || !/^(0|[1-9]\d{0,17})$/.test(side)) return { refusal: 'SIDE_BET_NOT_IN_MINOR_UNITS' }
  if (side === '0') return { choice: { sideMinor: side } }
  if (range === null) return { refusal: 'NO_SIDE_BET' }
  const refusal = refuseStake(range, BigInt(side))
  return refusal === null ? { choice: { sideMinor: side } } : { refusal: `SIDE_${refusal}` }
}

/** What the opening of a round takes: the stake, and the side bet if there is one. */
export const openingStakes = (stakeMinor: bigint, { sideMinor }: SideChoice): readonly OpeningStake[] => [
  { part: 'MAIN', stakeMinor },
  ...(sideMinor === '0' ? [] : [{ part: 'SIDE', stakeMinor: BigInt(sideMinor) } as const]),
]
