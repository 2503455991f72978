import type { RoundView } from '../../contract.ts'
import type { Kind } from '../kinds/kind.ts'

/** All that a round took, minor units. */
export const takenBy = ({ taken }: Pick<Kind, 'taken'>, round: Pick<RoundView, 'stake' | 'outcome'>): bigint =>
  taken?.(round) ?? BigInt(round.stake)
