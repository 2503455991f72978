/** The worth of a chip in minor units, and its color. */
export interface ChipKind {
  readonly worth: bigint
  readonly color: string
}

export const chipKinds: readonly ChipKind[] = [
  { worth: 10_000n, color: '#20242e' },
  { worth: 2_500n, color: '#6f44c0' },
  { worth: 500n, color: '#c63a40' },
  { worth: 100n, color: '#2f6fce' },
  { worth: 25n, color: '#2c8f5f' },
  { worth: 5n, color: '#76879c' },
]
const MOST = 6

/** The chips of an amount, the most precious below; no more than make a stack that can be looked at. */
export const chipsOf = (amount: bigint): readonly ChipKind[] => {
  const chips: ChipKind[] = []
  let left = amount
  for (const kind of chipKinds) for (; left >= kind.worth && chips.length < MOST; left -= kind.worth) chips.push(kind)
  return chips.length > 0 || amount === 0n ? chips : chipKinds.slice(-1)
}
