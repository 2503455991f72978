/** How long things take at a table, milliseconds. */
export interface Pace {
  /** For a decision, and the time bank of a guest beside it. */
  readonly decisionMs: number
  readonly bankMs: number
  /** What comes back into the bank with each hand. */
  readonly bankBackMs: number
  /** A player of the house thinks so long, at least and at most. */
  readonly houseMs: readonly [least: number, most: number]
  /** The end of a hand stands so long, with hands shown and without. */
  readonly shownMs: number
  readonly foldedMs: number
  /** A seat is kept for who is away for so long, after the clock. */
  readonly awayMs: number
  /** A seat is kept for who sits out for so long. */
  readonly outMs: number
  /** How often seats are looked at while no hand runs. */
  readonly lookMs: number
}

export const usualPace: Pace = {
  decisionMs: 20_000,
  bankMs: 30_000,
  bankBackMs: 3_000,
  houseMs: [700, 2_200],
  shownMs: 6_000,
  foldedMs: 3_000,
  awayMs: 60_000,
  outMs: 5 * 60_000,
  lookMs: 2_000,
}
