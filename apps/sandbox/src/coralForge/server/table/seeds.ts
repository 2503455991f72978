import { randomBytes } from 'node:crypto'
import { commitmentOf } from '@lagoon/games/fair/seedPair'

/** The seeds of a table. Both server seeds are secret until they are changed; that of the house's players is never told. */
export interface TableSeeds {
  readonly serverSeed: string
  /** Takes over at the next change; its commitment is known before. */
  readonly nextServerSeed: string
  /** What players of the house decide by, apart from the cards. */
  readonly houseSeed: string
}

/** A server seed is used for so many hands at most. */
export const HANDS_ON_A_SEED = 100

const fresh = (): string => randomBytes(32).toString('hex')

export const firstSeeds = (): TableSeeds => ({ serverSeed: fresh(), nextServerSeed: fresh(), houseSeed: fresh() })
export const changedSeeds = ({ nextServerSeed }: TableSeeds): TableSeeds => ({
  serverSeed: nextServerSeed,
  nextServerSeed: fresh(),
  houseSeed: fresh(),
})
export const shownSeeds = ({ serverSeed, nextServerSeed }: TableSeeds) => ({
  commitment: commitmentOf(serverSeed),
  nextCommitment: commitmentOf(nextServerSeed),
})
