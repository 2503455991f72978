import type { RoundView } from '../../../contract.ts'
import type { KenoView } from '../../../rules/keno/keno.ts'
import type { Stage } from '../kind.ts'

const EACH_MS = 130
const AFTER_MS = 500

/** What the board shows of a draw. */
export interface ShownDraw {
  readonly drawn: readonly number[]
  /** Null until the whole of it stands. */
  readonly result: { readonly picked: number; readonly hits: number } | null
}
const nothing: ShownDraw = { drawn: [], result: null }

const viewOf = (round: RoundView) => round.outcome as unknown as KenoView

/** How a draw stands at its end, or a ticket before its first. */
export const standing = (round: RoundView | null): ShownDraw => {
  if (!round) return nothing
  const { picks, drawn, hits } = viewOf(round)
  return { drawn, result: { picked: picks.length, hits } }
}

/** Whether the draw that stands pays by this row, of a ticket with so many picks. */
export const isPaidRow = ({ result }: ShownDraw, picked: number, hits: number): boolean =>
  result !== null && result.picked === picked && result.hits === hits

export interface KenoStageOptions {
  readonly last: RoundView | null
  /** Whether the player asks for less motion. */
  readonly isStill: () => boolean
  readonly onShown: (shown: ShownDraw) => void
}

/** Shows the numbers of a draw one after another; all at once for who asks for less motion. */
export const createKenoStage = ({ last, isStill, onShown }: KenoStageOptions): Stage => {
  let before = standing(last)
  return {
    start: () => onShown(nothing),
    async show(round, { pause, onWon, onMoment }) {
      const { drawn } = viewOf(round)
      for (let count = 1; count < drawn.length && !isStill(); count++) {
        onShown({ drawn: drawn.slice(0, count), result: null })
        onMoment('draw')
        await pause(EACH_MS)
      }
      before = standing(round)
      onShown(before)
      if (round.totalWin !== '0') onWon(BigInt(round.totalWin))
      await pause(AFTER_MS)
    },
    async stay() {
      onShown(before)
    },
    hurry: () => undefined,
  }
}
