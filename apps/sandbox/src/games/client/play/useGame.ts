import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RoundView } from '../../contract.ts'
import type { ActChoice, Choice, Stage } from '../kinds/kind.ts'
import { buzz, sound } from '../sound/sound.ts'
import { winMoment } from '../sound/winMoment.ts'
import { isFramed, tellPlatform } from './frame.ts'
import { sessionToken } from './launch.ts'
import { keptStake } from './keptStake.ts'
import { launchToken, openGame } from './openGame.ts'
import { isAnsweredBy, isLateSkip, pressing, tooLittleFor, type Press } from './press.ts'
import { provider } from './provider.ts'
import { firstStake, standingOf } from './standing.ts'
import { takenBy } from './takenBy.ts'
import { usePause } from './usePause.ts'
import { useSeenAgain } from './useSeenAgain.ts'
import { useWinShown } from './useWinShown.ts'
import type { GameView, PlayingView } from './view.ts'
import { spokenOutcome } from './words.ts'

const SMALLEST_TURN_MS = 500
const noActs: readonly ActChoice[] = []
/** How long the game waits before it asks again for a press whose answer was lost, try by try; the last one from then on. */
const PAUSES_BEFORE_ASKING_MS = [1_000, 2_000, 4_000, 8_000] as const

/** The game from its opening to its end; money only ever as the server says. */
export const useGame = () => {
  const [view, setView] = useState<GameView>({ state: 'loading' })
  const current = useRef(view)
  useLayoutEffect(() => {
    current.current = view
  }, [view])
  const stage = useRef<Stage | null>(null)
  const choice = useRef<Choice>({ to: 'play', choice: null })
  const pending = useRef<Press | null>(null)
  const lostAnswers = useRef(0)
  const isBusy = useRef(false)
  /** The last outcome that was shown to its end. */
  const shownRound = useRef<RoundView | null>(null)
  const endedAt = useRef<number | null>(null)
  const { pause, hurry, setTurbo } = usePause()

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

  /** Asks for a press, and shows its outcome to the end. */
  const ask = useCallback(
    async (before: PlayingView, press: Press) => {
      const { token } = before
      const isAgain = pending.current !== null
      pending.current = press
      patch({
        phase: 'busy',
        won: 0n,
        banner: null,
        // What stands there stays until there is an answer: coming and going with each try it would be told each time.
        trouble: isAgain ? before.trouble : null,
        spoken: '',
        balance: isAgain ? before.balance : before.balance - press.takes,
      })
      if (!isAgain && press.to === 'play') tellPlatform({ kind: 'round', state: 'started' })
      if (!isAgain) sound.play('press')
      stage.current?.start()
      const tellAnswered = () => {
        if (isAgain) tellPlatform({ kind: 'connection', state: 'back' })
        pending.current = null
        lostAnswers.current = 0
      }
      const asked = press.to === 'play' ? provider.play(token, press.request) : provider.act(token, press.request)
      const [result] = await Promise.all([asked, pause(SMALLEST_TURN_MS)])
      if (!result.ok) {
        await stage.current?.stay()
        if (result.problem === 'NO_ANSWER') {
          lostAnswers.current += 1
          tellPlatform({ kind: 'connection', state: 'lost' })
          return patch({ phase: 'ready', trouble: { kind: 'connection-lost' } })
        }
        tellAnswered()
        // A refused act leaves its round open.
        if (press.to === 'play' || result.problem === 'ROUND_OVER') tellPlatform({ kind: 'round', state: 'finished' })
        if (result.problem === 'SESSION_ENDED') return end(result.message)
        const balance = result.balance === undefined ? before.balance + (isAgain ? press.takes : 0n) : BigInt(result.balance)
        if (result.problem === 'INSUFFICIENT_BALANCE') return patch({ phase: 'ready', balance, trouble: tooLittleFor(press) })
        patch({ phase: 'ready', balance, trouble: { kind: 'refused', message: result.message } })
        // Another tab went on with the round: this one shows where it stands.
        const now = result.problem === 'ROUND_OPEN' || result.problem === 'ROUND_OVER' ? await provider.current(token) : result
        if (now.ok) patch(standingOf(now.value))
        return
      }
      tellAnswered()
      patch({ trouble: null })
      const round = result.value
      await stage.current?.show(round, {
        pause,
        onWon: (won) => patch({ won }),
        onBanner: (banner) => patch({ banner }),
        onMoment: sound.play,
      })
      const won = BigInt(round.totalWin)
      const { kind, session } = before
      const taken = takenBy(kind, round)
      // A round that returns less than it took is no win to be heard.
      if (round.isOver && won > taken) sound.play(winMoment(won, taken))
      patch({
        phase: won > 0n ? 'win' : 'ready',
        won,
        banner: null,
        balance: BigInt(round.balance),
        round,
        spoken: round.isOver
          ? [spokenOutcome(round, session, kind.spokenWin(round.outcome), kind.taken?.(round)), kind.spokenEnd?.(round.outcome)]
              .filter(Boolean)
              .join(' ')
          : (kind.spokenOpen?.(round.outcome) ?? ''),
      })
      if (round.isOver) tellPlatform({ kind: 'round', state: 'finished' })
      shownRound.current = round
    },
    [end, patch, pause],
  )

  const play = useCallback(
    async (before: PlayingView, which: number) => {
      const press = pending.current ?? pressing(choice.current, which, before)
      if ('hint' in press) return patch({ trouble: { kind: 'choose', hint: press.hint } })
      let { balance } = before
      if (!pending.current && balance < press.takes) {
        // Tokens may have come since the last round, so the platform is asked before the player is told that they do not suffice.
        const now = await provider.current(before.token)
        if (now.ok) balance = BigInt(now.value.balance)
        if (balance < press.takes) return patch({ phase: 'ready', balance, won: 0n, trouble: tooLittleFor(press) })
      }
      await ask({ ...before, balance }, press).finally(() => {
        endedAt.current = performance.now()
      })
    },
    [ask, patch],
  )

  /**
   * Does what stands on the button, or on the act of that place; while an outcome is shown it goes on faster instead.
   * @returns What the round showed at its end; null where the press brought no outcome.
   */
  const advance = useCallback(
    async (which = 0): Promise<RoundView | null> => {
      const now = current.current
      if (now.state !== 'playing') return null
      if (isBusy.current) {
        stage.current?.hurry()
        hurry.now()
        return null
      }
      isBusy.current = true
      buzz()
      hurry.end()
      shownRound.current = null
      await play(now, which).finally(() => {
        isBusy.current = false
      })
      return shownRound.current
    },
    [play, hurry],
  )
  /** `advance` by the player, whose hand may be late. */
  const press = useCallback(
    async (which = 0): Promise<void> => {
      const isAskedAgain = pending.current !== null
      if (!isBusy.current && isLateSkip({ endedAt: endedAt.current, now: performance.now(), isAskedAgain })) return
      await advance(which)
    },
    [advance],
  )

  /** Sets the stake to one that is offered, between rounds; it is kept for the next time. */
  const setStake = useCallback(
    (stake: bigint) => {
      const now = current.current
      if (now.state !== 'playing' || isBusy.current || pending.current || now.round?.isOver === false) return
      if (!now.session.stakes.includes(String(stake))) return
      keptStake.keep(now.session, stake)
      patch({ stake, trouble: now.trouble?.kind === 'insufficient-balance' ? null : now.trouble })
    },
    [patch],
  )
  const changeStake = useCallback(
    (step: 1 | -1) => {
      const now = current.current
      if (now.state !== 'playing') return
      const all = now.session.stakes.map(BigInt)
      const stake = all[all.indexOf(now.stake) + step]
      if (stake !== undefined) setStake(stake)
    },
    [setStake],
  )

  /** Between rounds the balance is what the platform says now: tokens may have been bought in another tab. */
  const refreshBalance = useCallback(async () => {
    const playing = () => (current.current.state === 'playing' && !isBusy.current && !pending.current ? current.current : null)
    const before = playing()
    const read = before && (await provider.current(before.token))
    const now = playing()
    if (!read?.ok || !now) return
    const balance = BigInt(read.value.balance)
    const isEnough = now.trouble?.kind === 'insufficient-balance' && now.trouble.takes <= balance
    patch({ balance, ...(isEnough && { trouble: null }) })
  }, [patch])
  useSeenAgain(refreshBalance)

  const isToBeAsked = view.state === 'playing' && view.phase === 'ready' && view.trouble?.kind === 'connection-lost'
  useEffect(() => {
    if (!isToBeAsked) return undefined
    const wait = PAUSES_BEFORE_ASKING_MS[lostAnswers.current - 1] ?? PAUSES_BEFORE_ASKING_MS.at(-1)
    const again = () => void advance()
    const timer = window.setTimeout(again, wait)
    window.addEventListener('online', again)
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [isToBeAsked, advance])

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
    setChoice: useCallback((next: Choice) => {
      choice.current = next
      setView((before) => {
        if (before.state !== 'playing') return before
        const trouble = before.trouble && isAnsweredBy(before.trouble, next, before.stake) ? null : before.trouble
        const verb = next.to === 'act' ? next.verb : before.kind.verb
        return { ...before, trouble, verb, acts: next.to === 'choose-act' ? next.acts : noActs }
      })
    }, []),
    end,
    reopen: useCallback(() => {
      setView({ state: 'loading' })
      // What became of the launch nobody knows, and its token works once: the page around opens the game anew.
      if (launchToken !== null && isFramed) tellPlatform({ kind: 'launch-lost' })
      else void open()
    }, [open]),
    setStage: useCallback((next: Stage | null) => {
      stage.current = next
    }, []),
    /** The page around shows the game from here on; before, it would show a scene without a board. */
    tellShown: useCallback(() => tellPlatform({ kind: 'ready' }), []),
  }
}
export type Game = ReturnType<typeof useGame>
