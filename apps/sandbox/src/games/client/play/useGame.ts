import { useCallback } from 'react'
import type { Choice } from '../kinds/kind.ts'
import { tellPlatform } from './frame.ts'
import { isAnsweredBy } from './press.ts'
import { useAsk } from './useAsk.ts'
import { noActs, useGameView } from './useGameView.ts'
import { usePress } from './usePress.ts'
import { useStake } from './useStake.ts'
import { useWinShown } from './useWinShown.ts'

/** The game from its opening to its end; money only ever as the server says. */
export const useGame = () => {
  const shown = useGameView()
  const { view, setView, patch, end, reopen } = shown
  const asking = useAsk(shown)
  const { setStage, setTurbo } = asking
  const { press, advance, choose, isAsking } = usePress(shown, asking)
  const { setStake, changeStake } = useStake(shown, isAsking)

  const endWin = useCallback(() => patch({ phase: 'ready' }), [patch])
  useWinShown(view.state === 'playing' && view.phase === 'win', endWin)

  return {
    view,
    press,
    advance,
    changeStake,
    setStake,
    setTurbo: useCallback(
      (isTurbo: boolean) => {
        setTurbo(isTurbo)
        patch({ isTurbo })
      },
      [setTurbo, patch],
    ),
    setChoice: useCallback(
      (next: Choice) => {
        choose(next)
        setView((before) => {
          if (before.state !== 'playing') return before
          const trouble = before.trouble && isAnsweredBy(before.trouble, next, before.stake) ? null : before.trouble
          const verb = next.to === 'act' ? next.verb : before.kind.verb
          return { ...before, trouble, verb, acts: next.to === 'choose-act' ? next.acts : noActs }
        })
      },
      [choose, setView],
    ),
    end,
    reopen,
    setStage,
    /** The page around shows the game from here on; before, it would show a scene without a board. */
    tellShown: useCallback(() => tellPlatform({ kind: 'ready' }), []),
  }
}
export type Game = ReturnType<typeof useGame>
