import type { RoundView } from '../../../contract.ts'
import { winMoment } from '../../sound/winMoment.ts'
import { takenBy } from '../takenBy.ts'
import type { PlayingView } from '../view.ts'
import { stopBeforeBet, type Autoplay, type AutoplayEvent, type AutoplayPlan, type StopReason } from './autoplay.ts'

/** Between two rounds; half of it with turbo. */
const BETWEEN_MS = 900
/** After a large win, so that it is seen. */
const LARGE_WIN_MS = 2_000
const LOOK_AGAIN_MS = 200

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const whyNoRound = ({ trouble }: Pick<PlayingView, 'trouble'>): StopReason => {
  if (trouble?.kind === 'connection-lost') return 'CONNECTION'
  return trouble?.kind === 'insufficient-balance' ? 'BALANCE' : 'REFUSED'
}

/** What autoplay plays in. Each of these is as it stands now. */
export interface PlanSetting {
  readonly view: () => Pick<PlayingView, 'phase' | 'stake' | 'balance' | 'trouble' | 'kind' | 'isTurbo'>
  /** The page is out of focus. */
  readonly isAway: () => boolean
  readonly autoplay: () => Autoplay
  /** Answers how autoplay stands after the event. */
  readonly tell: (event: AutoplayEvent) => Autoplay
  /** Plays one round; null where there was none. */
  readonly advance: () => Promise<RoundView | null>
}

/** Plays round after round until the plan is played or something ends it. */
export const playPlan = async (plan: AutoplayPlan, { view, isAway, autoplay, tell, advance }: PlanSetting): Promise<void> => {
  const stop = (why: StopReason) => void tell({ type: 'stop', why })
  let state = tell({ type: 'begin', plan })
  while (state.state === 'on' && state.plan === plan) {
    // A press would only hurry the round that is still shown.
    if (isAway() || view().phase === 'busy') {
      await wait(LOOK_AGAIN_MS)
      state = autoplay()
      continue
    }
    const why = stopBeforeBet(plan, view())
    if (why) return stop(why)
    const round = await advance()
    await wait(0) // what the round left behind is in the view by then
    if (!round?.isOver) return stop(whyNoRound(view()))
    const { kind } = view()
    const [taken, won] = [takenBy(kind, round), BigInt(round.totalWin)]
    state = tell({
      type: 'round',
      taken,
      won,
      hasFeature: kind.autoplay?.hasFeature(round.outcome) ?? false,
    })
    const between = winMoment(won, taken) === 'largeWin' ? LARGE_WIN_MS : BETWEEN_MS
    if (state.state === 'on') await wait(view().isTurbo ? between / 2 : between)
    state = autoplay()
  }
}
