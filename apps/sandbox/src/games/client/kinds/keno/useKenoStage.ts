import { useEffect, useState } from 'react'
import type { RoundView } from '../../../contract.ts'
import type { Stage } from '../kind.ts'
import { createKenoStage, standing, type ShownDraw } from './kenoStage.ts'

/** What the board shows now, as the shell moves it. */
export const useKenoStage = (last: RoundView | null, onStage: (stage: Stage | null) => void): ShownDraw => {
  const [shown, setShown] = useState(() => standing(last))
  const [stage] = useState(() =>
    createKenoStage({ last, isStill: () => window.matchMedia('(prefers-reduced-motion: reduce)').matches, onShown: setShown }),
  )
  useEffect(() => {
    onStage(stage)
    return () => onStage(null)
  }, [onStage, stage])
  return shown
}
