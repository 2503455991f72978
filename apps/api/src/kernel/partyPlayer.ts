/** The player as a provider of money needs to know them. */
export interface PartyPlayer {
  /** The name by which this provider knows the player, always the same (`playerReference`). */
  readonly reference: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly ipAddress: string | null
}
