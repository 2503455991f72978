import type { SpinAnswer } from '../../contract.ts'
import type { Stage } from '../stage/stage.ts'
import type { Tide } from './view.ts'

export interface RoundSteps {
  /** Waits, shorter once the player wants to go on. */
  pause(milliseconds: number): Promise<void>
  onWon(won: bigint): void
  onTide(tide: Tide | null): void
}

const PAUSE_WIN = 1100
const PAUSE_BLANK = 350
const PAUSE_TIDE = 1300

/** Shows a round that is decided already: the bought spin, then the rising tide spin by spin. */
export const showRound = async (stage: Stage | null, answer: SpinAnswer, { pause, onWon, onTide }: RoundSteps): Promise<void> => {
  await stage?.land(answer.turn.stops)
  const hasTide = answer.freeSpins.length > 0
  let won = BigInt(answer.turn.win) + BigInt(answer.scatter.win) + BigInt(answer.jackpot ?? 0)
  stage?.showWins(answer.turn.lines, hasTide)
  if (won > 0n) onWon(won)
  if (hasTide) {
    const of = answer.freeSpins.length
    onTide({ spin: 0, of, multiplier: 1n })
    await pause(PAUSE_TIDE)
    for (const [index, free] of answer.freeSpins.entries()) {
      onTide({ spin: index + 1, of, multiplier: BigInt(free.multiplier) })
      stage?.setTide(((index + 1) / of) * 0.86)
      stage?.start()
      await pause(PAUSE_BLANK)
      await stage?.land(free.stops)
      stage?.showWins(free.lines, false)
      won += BigInt(free.win)
      if (free.lines.length > 0) onWon(won)
      await pause(free.lines.length > 0 ? PAUSE_WIN : PAUSE_BLANK)
    }
    stage?.setTide(0)
    onTide(null)
  }
  const strength = Number((won * 10n) / BigInt(answer.stake)) / 10
  if (strength >= 5) stage?.celebrate(strength)
}
