import { formatMinor } from '@lagoon/contract/money/money'
import type { SlotFacts } from '../../../rules/slots/slotView.ts'
import type { PlateText } from './scene/Plate.ts'

/** What wins of this tumble are multiplied by, among those of the others. */
export const multiplierPlate = (multipliers: readonly number[], lit: number): PlateText => ({
  kind: 'steps',
  steps: multipliers.map((times) => `×${times}`),
  lit,
})

export const jackpotPlate = (minor: string) =>
  ({ kind: 'jackpot', amount: formatMinor(BigInt(minor), 'always') }) as const satisfies PlateText

/** What stands above a board before its first round; null where nothing ever does. */
export const firstPlate = ({ multipliers, hold }: SlotFacts, jackpotMinor: string | null): PlateText | null => {
  if (multipliers.length > 0) return multiplierPlate(multipliers, -1)
  return hold && jackpotMinor !== null ? jackpotPlate(jackpotMinor) : null
}
