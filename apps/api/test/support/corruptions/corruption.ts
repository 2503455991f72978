/** What a hand, a bug or a disk may do to the books, with the rules of the database out of the way; and the rule that must notice. */
export interface Corruption {
  readonly rule: string
  readonly what: string
  /** Statements that do it. */
  readonly how: readonly string[]
}
