import type { CrashRoundRow } from '@lagoon/domain/lobby/histories/crashHistory.state'
import { formatMultiplier } from '../../../patterns/Multiplier/formatMultiplier.ts'

/** How the round ended for the player; nothing while it is open or was taken back. */
export const endingInWords = ({ crashedAt, cashedOutAt }: CrashRoundRow): string | undefined =>
  crashedAt === undefined ? undefined : cashedOutAt === undefined ? 'Not in time' : `Left at ${formatMultiplier(cashedOutAt)}`

/** What the curve of an opened round does not say by itself. */
export const whatHappened = ({ crashedAt, cashedOutAt, autoCashOutAt }: CrashRoundRow): string | undefined => {
  if (crashedAt === undefined) return undefined
  if (cashedOutAt !== undefined)
    return autoCashOutAt === cashedOutAt
      ? `The game took your win for you at ${formatMultiplier(cashedOutAt)}, as you had set it.`
      : undefined
  const before = `The curve broke off at ${formatMultiplier(crashedAt)}, before you took a win, so the bet is lost.`
  return autoCashOutAt === undefined ? before : `${before} You had set it to leave at ${formatMultiplier(autoCashOutAt)}.`
}
