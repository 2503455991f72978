/** Why a stake is not among those that a game offers, as a code; null when it is. */
export const stakeRefusal =
  (stakes: readonly bigint[]) =>
  (stakeMinor: bigint): string | null =>
    stakes.includes(stakeMinor) ? null : 'STAKE_NOT_OFFERED'
