import type { HoldemRules } from '../rules.ts'

export const foundryHoldem: HoldemRules = {
  id: 'foundry-holdem',
  name: 'Foundry Hold’em',
  version: 2,
  seats: 6,
  smallBlind: 10,
  bigBlind: 20,
  buyIn: { min: 400, max: 4_000 },
  rake: { percent: 5, cap: 60 },
  stakes: { step: 1n, min: 20n, max: 4_000n },
}
