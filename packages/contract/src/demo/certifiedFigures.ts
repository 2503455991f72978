import type { CertifiedFigures } from './catalog.ts'

/** What the providers certified, by the id of the game; the lobby shows no return to player that is not here. */
export const certifiedFigures: Readonly<Record<string, CertifiedFigures>> = {
  'moonlit-tides': { returnToPlayerBp: 9590 },
  'lantern-koi': { returnToPlayerBp: 9534 },
  'whale-song': { returnToPlayerBp: 9593 },
  'jellyfish-waltz': { returnToPlayerBp: 9550 },
  'sunken-cathedral': { returnToPlayerBp: 9611 },
  'harbour-lights': { returnToPlayerBp: 9507 },
  'pearl-diver': { returnToPlayerBp: 9581 },
  'eight-arms-deep': { returnToPlayerBp: 9604 },
  'paper-boats': { returnToPlayerBp: 9526 },
  'lantern-jacks': { returnToPlayerBp: 9954 },
  'breakwater-jacks': { returnToPlayerBp: 9730 },
  'porthole-twenty-one': { returnToPlayerBp: 9954 },
  'anvil-blackjack': { returnToPlayerBp: 9949 },
  'red-iron-twenty-one': { returnToPlayerBp: 9951 },
  'hearth-holdem': { returnToPlayerBp: 9784 },
  'cabin-stud': { returnToPlayerBp: 9663 },
  'low-tide-stud': { returnToPlayerBp: 9478 },
  'under-the-ice': { returnToPlayerBp: 9600 },
  'narwhal-run': { returnToPlayerBp: 9600 },
  'lanternfish-alley': { returnToPlayerBp: 9600 },
  'comet-line': { returnToPlayerBp: 9900 },
  'sky-lantern': { returnToPlayerBp: 9900 },
}
