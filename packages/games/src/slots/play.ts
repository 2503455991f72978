import type { Checked } from '../engine.ts'
import type { RandomInt } from '../random/randomInt.ts'
import { refuseStake } from '../stakes.ts'
import { playReels } from './reels/engine.ts'
import type { SlotChoice, SlotData, SlotGame, SlotRules } from './slot.ts'

/** A slot has nothing to choose: only nothing passes. */
const check = (choice: unknown): Checked<SlotChoice> =>
  choice === null || choice === undefined ? { choice: null } : { refusal: 'NO_CHOICE' }

/** A slot that can be played, from its data. */
export const slotGame = <Rules extends SlotRules>(data: SlotData<Rules>): SlotGame<Rules> => ({
  ...data,
  kind: 'SLOT',
  check,
  refuseStake: (stakeMinor) => refuseStake(data.stakes, stakeMinor),
  play: (_choice, stakeMinor: bigint, random: RandomInt) => {
    const refusal = refuseStake(data.stakes, stakeMinor)
    if (refusal) throw new RangeError(`${data.id}: ${refusal}`)
    return playReels(data.rules, stakeMinor, random)
  },
})
