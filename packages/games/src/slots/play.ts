import type { Checked } from '../engine.ts'
import type { RandomInt } from '../random/randomInt.ts'
import { refuseStake } from '../stakes.ts'
import { jackpotOf, playHold } from './hold/engine.ts'
import type { SlotOutcome } from './outcome.ts'
import { playReels } from './reels/engine.ts'
import type { SlotChoice, SlotData, SlotGame, SlotProgress, SlotRules } from './slot.ts'
import { playTumble } from './tumble/engine.ts'

/** A slot has nothing to choose: only nothing passes. */
const check = (choice: unknown): Checked<SlotChoice> =>
  choice === null || choice === undefined ? { choice: null } : { refusal: 'NO_CHOICE' }

const playRules = (rules: SlotRules, stakeMinor: bigint, random: RandomInt, progress: SlotProgress | null | undefined): SlotOutcome => {
  switch (rules.engine) {
    case 'REELS':
      return playReels(rules, stakeMinor, random)
    case 'TUMBLE':
      return playTumble(rules, stakeMinor, random)
    case 'HOLD':
      return playHold(rules, stakeMinor, random, progress)
  }
}

/** A slot that can be played, from its data. */
export const slotGame = <Rules extends SlotRules>(data: SlotData<Rules>): SlotGame<Rules> => ({
  ...data,
  kind: 'SLOT',
  check,
  refuseStake: (stakeMinor) => refuseStake(data.stakes, stakeMinor),
  jackpotMinor: (stakeMinor, progress) => (data.rules.engine === 'HOLD' ? jackpotOf(data.rules, stakeMinor, progress) : null),
  play: (_choice, stakeMinor, random, progress) => {
    const refusal = refuseStake(data.stakes, stakeMinor)
    if (refusal) throw new RangeError(`${data.id}: ${refusal}`)
    return playRules(data.rules, stakeMinor, random, progress)
  },
})
