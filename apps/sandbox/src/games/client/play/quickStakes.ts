/** Stakes that one press leads to, minor units; null where it would change nothing. */
export interface QuickStakes {
  readonly half: bigint | null
  readonly double: bigint | null
  readonly most: bigint | null
}

/** While the bet stands as it is. */
export const noQuickStakes: QuickStakes = { half: null, double: null, most: null }

/** Half, double and the most of what is offered: rounded down to an offered stake, and never raised above the balance. */
export const quickStakes = (offered: readonly bigint[], stake: bigint, balance: bigint): QuickStakes => {
  const upTo = (limit: bigint) => offered.filter((one) => one <= limit).at(-1) ?? offered[0] ?? stake
  const lower = upTo(stake / 2n)
  const raised = (limit: bigint) => {
    const one = upTo(limit < balance ? limit : balance)
    return one > stake ? one : null
  }
  return { half: lower < stake ? lower : null, double: raised(2n * stake), most: raised(balance) }
}
