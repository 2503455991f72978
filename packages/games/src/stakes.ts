/** Stakes on offer, minor units: whole multiples of `step`, so that every pay is whole and nothing is rounded. */
export interface StakeRange {
  readonly step: bigint
  readonly min: bigint
  readonly max: bigint
}

/** Why a stake is not one that is offered, as a code; null when it is. */
export const refuseStake = ({ step, min, max }: StakeRange, stakeMinor: bigint): string | null => {
  if (stakeMinor < min) return 'STAKE_TOO_LOW'
  if (stakeMinor > max) return 'STAKE_TOO_HIGH'
  return stakeMinor % step === 0n ? null : 'STAKE_NOT_A_STEP'
}

/** Throws a RangeError on a stake that is not offered. */
export const requireStake = (range: StakeRange, stakeMinor: bigint): void => {
  const refusal = refuseStake(range, stakeMinor)
  if (refusal !== null) throw new RangeError(refusal)
}
