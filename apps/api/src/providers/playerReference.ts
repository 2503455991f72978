import { createHash } from 'node:crypto'

/** The name by which one provider knows a player: always the same, and another one at another provider. */
export const playerReference = (providerId: string, playerId: string): string =>
  createHash('sha256').update(`${providerId}:${playerId}`).digest('base64url')
