import type { CrashRoundRow } from '@lagoon/domain/lobby/histories/crashHistory.state'
import { formatMultiplier } from '../../../patterns/Multiplier/formatMultiplier.ts'

/** How the round ended for the player; nothing while it is open or was taken back. */
export const endingInWords = ({ crashedAt, cashedOutAt }: CrashRoundRow): string | undefined =>
  crashedAt === undefined ? undefined : cashedOutAt === undefined ? 'No cash-out' : `Cashed out at ${formatMultiplier(cashedOutAt)}`

/** What the curve of an opened round does not say by itself. */
export const whatHappened = ({ crashedAt, cashedOutAt, autoCashOutAt }: CrashRoundRow): string | undefined => {
  if (crashedAt === undefined) return undefined
  if (cashedOutAt !== undefined) return autoCashOutAt === cashedOutAt ? `Auto cash-out at ${formatMultiplier(cashedOutAt)}.` : undefined
  const before = `The round crashed at ${formatMultiplier(crashedAt)} before you cashed out, so you lost the bet.`
  return autoCashOutAt === undefined ? before : `${before} Your auto cash-out was set to ${formatMultiplier(autoCashOutAt)}.`
}
