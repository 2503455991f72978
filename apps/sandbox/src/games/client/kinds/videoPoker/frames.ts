import type { RoundView } from '../../../contract.ts'
import type { CardView } from '../../../rules/cards/cardView.ts'
import type { VideoPokerView } from '../../../rules/videoPoker/videoPoker.ts'
import type { Staging } from '../cards/useFrames.ts'

/** The cards as they lie now. */
export interface ShownHand {
  /** By place; undefined lies face down. */
  readonly cards: readonly (CardView | undefined)[]
  /** The draw is over, and the whole hand stands. */
  readonly isOver: boolean
}

const viewOf = (round: RoundView) => round.outcome as unknown as VideoPokerView
const standing = (round: RoundView | null): ShownHand => {
  if (!round) return { cards: [], isOver: false }
  const { dealt, final } = viewOf(round)
  return { cards: final ?? dealt, isOver: final !== null }
}

/** The cards that are not held lie face down, and are turned up one after another. */
export const handStaging: Staging<ShownHand> = {
  eachMs: 140,
  standing,
  frames: (_before, next) => {
    const whole = standing(next)
    const turning = whole.cards.flatMap((_, place) => (viewOf(next).held.includes(place) ? [] : [place]))
    const turned = turning.map((_, count): ShownHand => {
      const down = turning.slice(count)
      return { cards: whole.cards.map((card, place) => (down.includes(place) ? undefined : card)), isOver: false }
    })
    return [...turned, whole]
  },
}
