import { useEffect, useRef, useState } from 'react'
import type { RoundView } from '../../../contract.ts'
import type { KenoView } from '../../../rules/keno/keno.ts'
import type { Stage } from '../kind.ts'

const EACH_MS = 130
const AFTER_MS = 500

/** What the board shows of a draw. */
export interface ShownDraw {
  readonly drawn: readonly number[]
  /** The whole of it stands. */
  readonly isOver: boolean
}
const nothing: ShownDraw = { drawn: [], isOver: false }

/** The numbers of a draw, one after another; all at once for who asks for less motion. */
export const useKenoStage = (last: RoundView | null, onStage: (stage: Stage | null) => void): ShownDraw => {
  const [shown, setShown] = useState<ShownDraw>(() =>
    last ? { drawn: (last.outcome as unknown as KenoView).drawn, isOver: true } : nothing,
  )
  const before = useRef(shown)
  useEffect(() => {
    const set = (next: ShownDraw) => {
      before.current = next
      setShown(next)
    }
    onStage({
      start: () => setShown(nothing),
      async show(round, { pause, onWon, onMoment }) {
        const { drawn } = round.outcome as unknown as KenoView
        const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
        for (let count = 1; count < drawn.length && !isStill; count++) {
          setShown({ drawn: drawn.slice(0, count), isOver: false })
          onMoment('draw')
          await pause(EACH_MS)
        }
        set({ drawn, isOver: true })
        if (round.totalWin !== '0') onWon(BigInt(round.totalWin))
        await pause(AFTER_MS)
      },
      async stay() {
        setShown(before.current)
      },
      hurry: () => undefined,
    })
    return () => onStage(null)
  }, [onStage])
  return shown
}
