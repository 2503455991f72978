import { useEffect, useRef, useState } from 'react'
import type { RoundView } from '../../../contract.ts'
import type { CardView } from '../../../rules/cards/cardView.ts'
import type { VideoPokerView } from '../../../rules/videoPoker/videoPoker.ts'
import type { Stage } from '../kind.ts'

const EACH_MS = 140
const AFTER_MS = 350

/** The cards as they lie now. */
export interface ShownHand {
  /** By place; undefined lies face down. */
  readonly cards: readonly (CardView | undefined)[]
  /** The draw is over, and the whole hand stands. */
  readonly isOver: boolean
}

const faceDown: ShownHand = { cards: [], isOver: false }
const standing = (round: RoundView | null): ShownHand => {
  if (!round) return faceDown
  const { dealt, final } = round.outcome as unknown as VideoPokerView
  return { cards: final ?? dealt, isOver: final !== null }
}

/** Turns cards up one after another; all at once for who asks for less motion. A round that another tab went on with stands at once. */
export const useHand = (round: RoundView | null, onStage: (stage: Stage | null) => void): ShownHand => {
  const [shown, setShown] = useState<ShownHand>(() => standing(round))
  const [shownOf, setShownOf] = useState(round)
  const last = useRef(round)
  useEffect(() => {
    last.current = round
  }, [round])
  if (shownOf !== round) {
    setShownOf(round)
    setShown(standing(round))
  }

  useEffect(() => {
    onStage({
      start: () => {
        if (last.current?.isOver !== false) setShown(faceDown)
      },
      async show(next, { pause, onWon, onMoment }) {
        const whole = standing(next)
        const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
        const { held } = next.outcome as unknown as VideoPokerView
        const turning = [0, 1, 2, 3, 4].filter((place) => !held.includes(place))
        for (const [count] of isStill ? [] : turning.entries()) {
          const down = turning.slice(count)
          onMoment('card')
          setShown({ cards: whole.cards.map((card, place) => (down.includes(place) ? undefined : card)), isOver: false })
          await pause(EACH_MS)
        }
        setShown(whole)
        if (next.totalWin !== '0') onWon(BigInt(next.totalWin))
        await pause(AFTER_MS)
      },
      stay: async () => setShown(standing(last.current)),
      hurry: () => undefined,
    })
    return () => onStage(null)
  }, [onStage])
  return shown
}
