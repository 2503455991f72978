import type { CertifiedFigures } from './catalogue.ts'

/** What the providers certified, by the id of the game; the lobby shows no return to player that is not here. */
export const certifiedFigures: Readonly<Record<string, CertifiedFigures>> = {
  'moonlit-tides': { returnToPlayerBp: 9590 },
}
