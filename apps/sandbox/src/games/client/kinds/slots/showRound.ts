import type { Cell, SlotEventView, SlotView, WinView } from '../../../rules/slots/slotView.ts'
import type { Steps } from '../kind.ts'
import type { Scene } from './scene/scene.ts'

const PAUSE_WIN = 1100
const PAUSE_BLANK = 350
const PAUSE_FEATURE = 1300
/** How full the glass is at the last free spin. */
const FULL = 0.86

type EventOf<Type> = Extract<SlotEventView, { readonly type: Type }>

/** One turn of the reels, and all that came of it. */
export interface Turn {
  readonly spin: EventOf<'SPIN'>
  readonly fills: readonly EventOf<'FILL'>[]
  readonly times: readonly EventOf<'MULTIPLY'>[]
  readonly wins: readonly WinView[]
  /** Cells of a jackpot. */
  readonly beside: readonly Cell[]
  readonly won: bigint
}

const ofType = <Type extends SlotEventView['type']>(events: readonly SlotEventView[], type: Type) =>
  events.filter((event): event is EventOf<Type> => event.type === type)

/** The events of a round by the turns of its reels, the bought one first. */
export const turnsOf = (events: readonly SlotEventView[]): readonly Turn[] =>
  ofType(events, 'SPIN').map((spin) => {
    const own = events.filter((event) => 'spin' in event && event.spin === spin.spin)
    const [wins, jackpots] = [ofType(own, 'WIN'), ofType(own, 'JACKPOT')]
    return {
      spin,
      fills: ofType(own, 'FILL'),
      times: ofType(own, 'MULTIPLY'),
      wins: wins.flatMap((event) => event.wins),
      beside: jackpots.flatMap(({ cells }) => cells),
      won: [...wins, ...jackpots].reduce((sum, { winMinor }) => sum + BigInt(winMinor), 0n),
    }
  })

const showTurn = async (scene: Scene | null, turn: Turn, { pause }: Steps) => {
  await scene?.land(turn.spin.stops, turn.spin.grid)
  for (const { reels, grid } of turn.fills) {
    await pause(PAUSE_BLANK)
    scene?.fill(reels, grid)
  }
  scene?.showWins(turn.wins, [...turn.beside, ...turn.times.map(({ cell }) => cell)])
}

/** Shows a round that is decided already: the bought spin, then free spins one by one. */
export const showRound = async (
  scene: Scene | null,
  { events }: SlotView,
  { stake, feature }: { stake: bigint; feature: string },
  steps: Steps,
): Promise<void> => {
  const { pause, onWon, onBanner } = steps
  const [bought, ...free] = turnsOf(events)
  if (!bought) return
  await showTurn(scene, bought, steps)
  let won = bought.won
  if (won > 0n) onWon(won)
  const [begun] = ofType(events, 'FREE_SPINS')
  if (begun) {
    const of = free.length
    onBanner({ name: feature, text: `${of} free spins`, times: null })
    await pause(PAUSE_FEATURE)
    for (const [index, turn] of free.entries()) {
      onBanner({ name: feature, text: `Free spin ${index + 1} of ${of}`, times: `wins ×${turn.spin.multiplier}` })
      scene?.setTide(((index + 1) / of) * FULL)
      scene?.start()
      await pause(PAUSE_BLANK)
      await showTurn(scene, turn, steps)
      won += turn.won
      if (turn.won > 0n) onWon(won)
      await pause(turn.won > 0n ? PAUSE_WIN : PAUSE_BLANK)
    }
    scene?.setTide(0)
    onBanner(null)
  }
  const strength = Number((won * 10n) / stake) / 10
  if (strength >= 5) scene?.celebrate(strength)
}
