import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Stage } from '../stage/stage.ts'
import { tellPlatform } from './frame.ts'
import { sessionToken } from './launch.ts'
import { launchToken, openGame } from './openGame.ts'
import { provider } from './provider.ts'
import { showRound } from './showRound.ts'
import type { GameView, PlayingView } from './view.ts'
import { spokenOutcome } from './words.ts'

const SMALLEST_TURN_MS = 500
/** How long the game waits before it asks again for a spin whose answer was lost, try by try; the last one from then on. */
const PAUSES_BEFORE_ASKING_MS = [1_000, 2_000, 4_000, 8_000] as const
/** Where the reels stand before the first spin: nothing that would look like a promise. */
export const firstStops = [1, 1, 1, 2, 3] as const

const firstStake = (stakes: readonly string[], balance: bigint): bigint => {
  const all = stakes.map(BigInt)
  const comfortable = all.filter((stake) => stake <= 100n && stake * 20n <= balance)
  return comfortable.at(-1) ?? all[0] ?? 0n
}

/** The game from its opening to its end; money only ever as the server says. */
export const useGame = () => {
  const [view, setView] = useState<GameView>({ state: 'loading' })
  const current = useRef(view)
  useLayoutEffect(() => {
    current.current = view
  }, [view])
  const token = useRef('')
  const stage = useRef<Stage | null>(null)
  const pending = useRef<{ spinId: string; stake: bigint } | null>(null)
  const lostAnswers = useRef(0)
  const isBusy = useRef(false)
  const isHurried = useRef(false)
  const wake = useRef<(() => void) | null>(null)
  const stops = useRef<readonly number[]>(firstStops)

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
    if (opening.kind === 'unreachable') return setView({ state: 'unreachable', message: opening.message })
    token.current = opening.token
    const balance = BigInt(opening.session.balance)
    const stake = firstStake(opening.session.stakes, balance)
    setView({
      state: 'playing',
      phase: 'ready',
      session: opening.session,
      info: opening.info,
      balance,
      stake,
      won: 0n,
      tide: null,
      trouble: null,
      spoken: '',
      last: null,
    })
  }, [end])

  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return // an effect may run twice; the launch token works once
    hasBegun.current = true
    void open()
  }, [open])

  const pause = useCallback(
    (milliseconds: number) =>
      new Promise<void>((resolve) => {
        const timer = window.setTimeout(resolve, isHurried.current ? Math.min(60, milliseconds) : milliseconds)
        wake.current = () => {
          window.clearTimeout(timer)
          resolve()
        }
      }),
    [],
  )

  const play = useCallback(
    async (shown: PlayingView) => {
      let before = shown
      const wish = pending.current ?? { spinId: crypto.randomUUID(), stake: before.stake }
      const isAgain = pending.current !== null
      if (!isAgain && before.balance < wish.stake) {
        // Tokens may have come since the last round, so the platform is asked before the player is told that they do not suffice.
        const now = await provider.current(token.current)
        const balance = now.ok ? BigInt(now.value.balance) : before.balance
        if (balance < wish.stake) return patch({ phase: 'ready', balance, won: 0n, trouble: { kind: 'insufficient-balance' } })
        before = { ...before, balance }
      }
      pending.current = wish
      patch({
        phase: 'spinning',
        won: 0n,
        tide: null,
        // What stands there stays until there is an answer: coming and going with each try it would be told each time.
        trouble: isAgain ? before.trouble : null,
        spoken: '',
        balance: isAgain ? before.balance : before.balance - wish.stake,
      })
      if (!isAgain) tellPlatform({ kind: 'round', state: 'started' })
      stage.current?.start()
      const tellAnswered = () => {
        if (isAgain) tellPlatform({ kind: 'connection', state: 'back' })
        pending.current = null
        lostAnswers.current = 0
      }
      const [result] = await Promise.all([provider.spin(token.current, wish.spinId, wish.stake), pause(SMALLEST_TURN_MS)])
      if (!result.ok) {
        await stage.current?.land(stops.current)
        if (result.problem === 'NO_ANSWER') {
          lostAnswers.current += 1
          tellPlatform({ kind: 'connection', state: 'lost' })
          return patch({ phase: 'ready', trouble: { kind: 'connection-lost' } })
        }
        tellAnswered()
        tellPlatform({ kind: 'round', state: 'finished' })
        const balance = result.balance === undefined ? before.balance + (isAgain ? wish.stake : 0n) : BigInt(result.balance)
        if (result.problem === 'SESSION_ENDED') return end(result.message)
        if (result.problem === 'INSUFFICIENT_BALANCE') return patch({ phase: 'ready', balance, trouble: { kind: 'insufficient-balance' } })
        return patch({ phase: 'ready', balance, trouble: { kind: 'refused', message: result.message } })
      }
      tellAnswered()
      patch({ trouble: null })
      const answer = result.value
      await showRound(stage.current, answer, { pause, onWon: (won) => patch({ won }), onTide: (tide) => patch({ tide }) })
      stops.current = answer.freeSpins.at(-1)?.stops ?? answer.turn.stops
      const won = BigInt(answer.totalWin)
      const { token: kind, winToken } = before.session
      patch({
        phase: won > 0n ? 'win' : 'ready',
        won,
        balance: BigInt(answer.balance),
        last: answer,
        spoken: spokenOutcome(answer, kind, winToken),
      })
      tellPlatform({ kind: 'round', state: 'finished' })
    },
    [end, patch, pause],
  )

  /** Spins; while the reels turn it goes on faster instead. */
  const press = useCallback(() => {
    const now = current.current
    if (now.state !== 'playing') return
    if (isBusy.current) {
      isHurried.current = true
      stage.current?.hurry()
      wake.current?.()
      return
    }
    isBusy.current = true
    isHurried.current = false
    void play(now).finally(() => {
      isBusy.current = false
    })
  }, [play])

  const changeStake = useCallback(
    (step: 1 | -1) => {
      const now = current.current
      if (now.state !== 'playing' || isBusy.current || pending.current) return
      const all = now.session.stakes.map(BigInt)
      const stake = all[all.indexOf(now.stake) + step]
      if (stake !== undefined) patch({ stake, trouble: now.trouble?.kind === 'insufficient-balance' ? null : now.trouble })
    },
    [patch],
  )

  const isToBeAsked = view.state === 'playing' && view.phase === 'ready' && view.trouble?.kind === 'connection-lost'
  useEffect(() => {
    if (!isToBeAsked) return undefined
    const wait = PAUSES_BEFORE_ASKING_MS[lostAnswers.current - 1] ?? PAUSES_BEFORE_ASKING_MS.at(-1)
    const timer = window.setTimeout(press, wait)
    window.addEventListener('online', press)
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('online', press)
    }
  }, [isToBeAsked, press])

  return {
    view,
    press,
    changeStake,
    reopen: useCallback(() => {
      setView({ state: 'loading' })
      void open()
    }, [open]),
    setStage: useCallback((next: Stage | null) => {
      stage.current = next
    }, []),
    /** The page around shows the game from here on; before, it would show a scene without reels. */
    tellShown: useCallback(() => tellPlatform({ kind: 'ready' }), []),
  }
}
export type Game = ReturnType<typeof useGame>
