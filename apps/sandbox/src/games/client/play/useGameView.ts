import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ActChoice } from '../kinds/kind.ts'
import { isFramed, tellPlatform } from './frame.ts'
import { sessionToken } from './launch.ts'
import { launchToken, openGame } from './openGame.ts'
import { firstStake } from './standing.ts'
import type { GameView, PlayingView } from './view.ts'

/** What the buttons of acts show while there are none. */
export const noActs: readonly ActChoice[] = []

/** What stands on the screen, from the game's opening to its end. */
export const useGameView = () => {
  const [view, setView] = useState<GameView>({ state: 'loading' })
  const current = useRef(view)
  useLayoutEffect(() => {
    current.current = view
  }, [view])

  /** The view for what happens after it was rendered. */
  const viewNow = useCallback(() => current.current, [])
  const patch = useCallback((part: Partial<PlayingView>) => {
    setView((before) => (before.state === 'playing' ? { ...before, ...part } : before))
  }, [])
  const end = useCallback((message: string) => {
    sessionToken.forget()
    tellPlatform({ kind: 'session-ended' })
    setView({ state: 'ended', message })
  }, [])

  const open = useCallback(async () => {
    const opening = await openGame(launchToken)
    if (opening.kind === 'ended') return end(opening.message)
    if (opening.kind === 'unreachable') {
      if (launchToken !== null) tellPlatform({ kind: 'launch-lost' })
      return setView({ state: 'unreachable', message: opening.message })
    }
    const { session, game, info, token } = opening
    document.title = session.gameName
    if (game.flow === 'live') return setView({ state: 'live', kind: game, session, info, token })
    const balance = BigInt(session.balance)
    setView({
      state: 'playing',
      phase: 'ready',
      kind: game,
      session,
      info,
      token,
      balance,
      stake: firstStake(session, balance),
      won: 0n,
      banner: null,
      trouble: null,
      spoken: '',
      round: session.openRound,
      verb: game.verb,
      acts: noActs,
      isTurbo: false,
    })
  }, [end])

  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return // an effect may run twice; the launch token works once
    hasBegun.current = true
    void open()
  }, [open])

  const reopen = useCallback(() => {
    setView({ state: 'loading' })
    // What became of the launch nobody knows, and its token works once: the page around opens the game anew.
    if (launchToken !== null && isFramed) tellPlatform({ kind: 'launch-lost' })
    else void open()
  }, [open])

  return { view, viewNow, setView, patch, end, reopen }
}
export type ShownGame = ReturnType<typeof useGameView>
