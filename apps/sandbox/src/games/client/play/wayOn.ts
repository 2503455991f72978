/** What is left to a player whose balance does not cover a bet. */
export type WayOn =
  /** `to` is the highest stake that the balance covers. */
  | { readonly way: 'lower-bet'; readonly to: bigint }
  /** Only without the bet beside the main one, or with less of it. */
  | { readonly way: 'lower-side-bet' }
  /** Not even the lowest stake is covered. */
  | { readonly way: 'more-tokens'; readonly lowest: bigint }

interface At {
  /** Minor units, rising. */
  readonly offered: readonly bigint[]
  readonly stake: bigint
  /** The stake, and what is bet beside it. */
  readonly takes: bigint
  readonly balance: bigint
}

/** The way on from a bet that the balance does not cover. */
export const wayOn = ({ offered, stake, takes, balance }: At): WayOn => {
  const beside = takes - stake
  const to = offered.findLast((one) => one + beside <= balance)
  if (to !== undefined) return { way: 'lower-bet', to }
  const lowest = offered[0] ?? stake
  return lowest <= balance ? { way: 'lower-side-bet' } : { way: 'more-tokens', lowest }
}
