import type { TokenKind } from '../money/money.ts'

/** What a new player is given once the email is confirmed, minor units. Booked in the ledger as one move each. */
export const welcomeGrant = [
  { kind: 'GAME', minor: 1_000_000n },
  { kind: 'SWEEP', minor: 500n },
] as const satisfies readonly { kind: TokenKind; minor: bigint }[]
