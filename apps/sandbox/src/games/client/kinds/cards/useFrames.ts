import { useEffect, useRef, useState } from 'react'
import type { RoundView } from '../../../contract.ts'
import type { Stage } from '../kind.ts'

/** How a table shows its rounds; to be the same at each render. */
export interface Staging<Shown> {
  /** How long each frame but the last stands. */
  readonly eachMs: number
  /** How a round stands, or an empty table. */
  readonly standing: (round: RoundView | null) => Shown
  /** From one standing of a round to the next, card by card; the last one is how it stands then. Never empty. */
  readonly frames: (before: RoundView | null, next: RoundView) => readonly Shown[]
}

const AFTER_MS = 400

/** What lies on the table, frame by frame and card by card; the last at once for who asks for less motion. A round that another tab went on with stands at once. */
export const useFrames = <Shown>(
  round: RoundView | null,
  { eachMs, standing, frames }: Staging<Shown>,
  onStage: (stage: Stage | null) => void,
): Shown => {
  const [shown, setShown] = useState<Shown>(() => standing(round))
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
        if (last.current?.isOver !== false) setShown(standing(null))
      },
      async show(next, { pause, onWon, onMoment }) {
        const before = last.current?.roundId === next.roundId ? last.current : null
        const all = frames(before, next)
        const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
        for (const frame of isStill ? all.slice(-1) : all) {
          onMoment('card')
          setShown(frame)
          if (frame !== all.at(-1)) await pause(eachMs)
        }
        if (next.totalWin !== '0') onWon(BigInt(next.totalWin))
        await pause(AFTER_MS)
      },
      stay: async () => setShown(standing(last.current)),
      hurry: () => undefined,
    })
    return () => onStage(null)
  }, [onStage, eachMs, standing, frames])
  return shown
}
