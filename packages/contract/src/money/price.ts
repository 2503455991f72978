import type { Minor } from './money.ts'

/** What packages are sold in (§9): USD, some in CAD. */
export const currencies = ['USD', 'CAD'] as const
export type Currency = (typeof currencies)[number]

/** Money: integer minor units (cents) with their currency. Two currencies are never added up. */
export interface Price {
  readonly currency: Currency
  readonly minor: Minor
}
