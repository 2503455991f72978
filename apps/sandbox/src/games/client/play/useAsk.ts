import { useCallback, useRef } from 'react'
import type { RoundView } from '../../contract.ts'
import type { Stage } from '../kinds/kind.ts'
import { sound } from '../sound/sound.ts'
import { winMoment } from '../sound/winMoment.ts'
import { tellPlatform } from './frame.ts'
import { tooLittleFor, type Press } from './press.ts'
import { provider } from './provider.ts'
import { standingOf } from './standing.ts'
import { takenBy } from './takenBy.ts'
import type { ShownGame } from './useGameView.ts'
import { usePause } from './usePause.ts'
import type { PlayingView } from './view.ts'
import { spokenOutcome } from './words.ts'

const SMALLEST_TURN_MS = 500

/** What a reader hears of an outcome. */
const spokenOf = ({ kind, session }: PlayingView, round: RoundView): string => {
  if (!round.isOver) return kind.spokenOpen?.(round.outcome) ?? ''
  const outcome = spokenOutcome(round, session, kind.spokenWin(round.outcome), kind.taken?.(round))
  return [outcome, kind.spokenEnd?.(round.outcome)].filter(Boolean).join(' ')
}

/** Asks the server for presses, and shows what they come to. */
export const useAsk = ({ patch, end }: Pick<ShownGame, 'patch' | 'end'>) => {
  const stage = useRef<Stage | null>(null)
  /** The press whose answer is not known. */
  const pending = useRef<Press | null>(null)
  /** How many answers to it were lost. */
  const lost = useRef(0)
  const { pause, hurry, setTurbo } = usePause()

  /**
   * Asks for a press, and shows its outcome to the end.
   * @returns The round as it was shown; null where the press brought no outcome.
   */
  const ask = useCallback(
    async (before: PlayingView, press: Press): Promise<RoundView | null> => {
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
        lost.current = 0
      }
      const asked = press.to === 'play' ? provider.play(token, press.request) : provider.act(token, press.request)
      const [result] = await Promise.all([asked, pause(SMALLEST_TURN_MS)])
      if (!result.ok) {
        await stage.current?.stay()
        if (result.problem === 'NO_ANSWER') {
          lost.current += 1
          tellPlatform({ kind: 'connection', state: 'lost' })
          patch({ phase: 'ready', trouble: { kind: 'connection-lost' } })
          return null
        }
        tellAnswered()
        // A refused act leaves its round open.
        if (press.to === 'play' || result.problem === 'ROUND_OVER') tellPlatform({ kind: 'round', state: 'finished' })
        if (result.problem === 'SESSION_ENDED') {
          end(result.message)
          return null
        }
        const balance = result.balance === undefined ? before.balance + (isAgain ? press.takes : 0n) : BigInt(result.balance)
        const isTooLittle = result.problem === 'INSUFFICIENT_BALANCE'
        patch({ phase: 'ready', balance, trouble: isTooLittle ? tooLittleFor(press) : { kind: 'refused', message: result.message } })
        // Another tab went on with the round: this one shows where it stands.
        const now = result.problem === 'ROUND_OPEN' || result.problem === 'ROUND_OVER' ? await provider.current(token) : result
        if (now.ok) patch(standingOf(now.value))
        return null
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
      const taken = takenBy(before.kind, round)
      // A round that returns less than it took is no win to be heard.
      if (round.isOver && won > taken) sound.play(winMoment(won, taken))
      const phase = won > 0n ? 'win' : 'ready'
      patch({ phase, won, banner: null, balance: BigInt(round.balance), round, spoken: spokenOf(before, round) })
      if (round.isOver) tellPlatform({ kind: 'round', state: 'finished' })
      return round
    },
    [end, patch, pause],
  )

  const pendingPress = useCallback(() => pending.current, [])
  const lostAnswers = useCallback(() => lost.current, [])
  const setStage = useCallback((next: Stage | null) => {
    stage.current = next
  }, [])
  /** An outcome that is shown goes on faster. */
  const hurryOn = useCallback(() => {
    stage.current?.hurry()
    hurry.now()
  }, [hurry])
  return { ask, setStage, pendingPress, lostAnswers, hurryOn, endHurry: hurry.end, setTurbo }
}
export type Asking = ReturnType<typeof useAsk>
