import { useCallback, useEffect, useRef } from 'react'
import type { RoundView } from '../../contract.ts'
import type { Choice } from '../kinds/kind.ts'
import { buzz } from '../sound/sound.ts'
import { isLateSkip, pressing, tooLittleFor } from './press.ts'
import { provider } from './provider.ts'
import type { Asking } from './useAsk.ts'
import type { ShownGame } from './useGameView.ts'
import type { PlayingView } from './view.ts'

/** How long the game waits before it asks again for a press whose answer was lost, try by try; the last one from then on. */
const PAUSES_BEFORE_ASKING_MS = [1_000, 2_000, 4_000, 8_000] as const

/** What a press of a button does: it begins a round or an act, or hurries the outcome that is shown. A lost answer is asked for again. */
export const usePress = (
  { view, viewNow, patch }: Pick<ShownGame, 'view' | 'viewNow' | 'patch'>,
  { ask, pendingPress, lostAnswers, hurryOn, endHurry }: Asking,
) => {
  const choice = useRef<Choice>({ to: 'play', choice: null })
  const isBusy = useRef(false)
  const endedAt = useRef<number | null>(null)

  const play = useCallback(
    async (before: PlayingView, which: number): Promise<RoundView | null> => {
      const press = pendingPress() ?? pressing(choice.current, which, before)
      if ('hint' in press) {
        patch({ trouble: { kind: 'choose', hint: press.hint } })
        return null
      }
      let { balance } = before
      if (!pendingPress() && balance < press.takes) {
        // Tokens may have come since the last round, so the platform is asked before the player is told that they do not suffice.
        const now = await provider.current(before.token)
        if (now.ok) balance = BigInt(now.value.balance)
        if (balance < press.takes) {
          patch({ phase: 'ready', balance, won: 0n, trouble: tooLittleFor(press) })
          return null
        }
      }
      return ask({ ...before, balance }, press).finally(() => {
        endedAt.current = performance.now()
      })
    },
    [ask, patch, pendingPress],
  )

  /**
   * Does what stands on the button, or on the act of that place; while an outcome is shown it goes on faster instead.
   * @returns What the round showed at its end; null where the press brought no outcome.
   */
  const advance = useCallback(
    async (which = 0): Promise<RoundView | null> => {
      const now = viewNow()
      if (now.state !== 'playing') return null
      if (isBusy.current) {
        hurryOn()
        return null
      }
      isBusy.current = true
      buzz()
      endHurry()
      return play(now, which).finally(() => {
        isBusy.current = false
      })
    },
    [viewNow, play, hurryOn, endHurry],
  )
  /** `advance` by the player, whose hand may be late. */
  const press = useCallback(
    async (which = 0): Promise<void> => {
      const isAskedAgain = pendingPress() !== null
      if (!isBusy.current && isLateSkip({ endedAt: endedAt.current, now: performance.now(), isAskedAgain })) return
      await advance(which)
    },
    [advance, pendingPress],
  )

  const isToBeAsked = view.state === 'playing' && view.phase === 'ready' && view.trouble?.kind === 'connection-lost'
  useEffect(() => {
    if (!isToBeAsked) return undefined
    const wait = PAUSES_BEFORE_ASKING_MS[lostAnswers() - 1] ?? PAUSES_BEFORE_ASKING_MS.at(-1)
    const again = () => void advance()
    const timer = window.setTimeout(again, wait)
    window.addEventListener('online', again)
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [isToBeAsked, advance, lostAnswers])

  /** Sets what a press begins from here on. */
  const choose = useCallback((next: Choice) => {
    choice.current = next
  }, [])
  /** Whether a press is under way, or its answer not known. */
  const isAsking = useCallback(() => isBusy.current || pendingPress() !== null, [pendingPress])
  return { press, advance, choose, isAsking }
}
