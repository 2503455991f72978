/** How the script comes: at once, after ten seconds, or not at all, as where a blocker stops it. */
export const marketingModes = ['served', 'slow', 'blocked'] as const
export type MarketingMode = (typeof marketingModes)[number]

/** One thing that the script was told in a player's browser. */
export interface MarketingCall {
  readonly at: string
  readonly name: string
  /** Path of the page that it ran on. */
  readonly page: string
  readonly detail: string
}
