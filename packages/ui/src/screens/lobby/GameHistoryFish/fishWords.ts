import type { FishRoundRow, FishShot } from '@lagoon/domain/lobby/histories/fishHistory.state'
import { formatMultiplier } from '../../../patterns/Multiplier/formatMultiplier.ts'

/** How the shot ended; nothing while it is open or was taken back. */
export const endingInWords = ({ shot }: FishRoundRow): string | undefined =>
  shot === undefined ? undefined : shot.isCaught ? `Caught for ${formatMultiplier(shot.multiplier)}` : 'Missed'

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 4 })

/** `24.75%`: how likely a shot at this fish catches it. */
export const chanceInWords = ({ chance }: FishShot): string => percent.format(chance / 1_000_000)
