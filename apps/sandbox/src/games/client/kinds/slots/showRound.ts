import { formatMinor } from '@lagoon/contract/money/money'
import type { Cell, PearlView, SlotEventView, SlotFacts, SlotView, WinView } from '../../../rules/slots/slotView.ts'
import type { Steps } from '../kind.ts'
import { paidBy, type EventOf } from './events.ts'
import { jackpotPlate, multiplierPlate } from './plates.ts'
import type { Scene } from './scene/scene.ts'

const PAUSE_WIN = 1100
const PAUSE_BLANK = 350
const PAUSE_FEATURE = 1300
const PAUSE_TURN = 700
/** How full the glass is at the last free spin. */
const FULL = 0.86
/** A win from which light leaps up, in stakes. */
const LARGE = 5

const amount = (minor: bigint | string) => formatMinor(BigInt(minor), 'always')
const valued = (pearls: readonly PearlView[]) => pearls.map(({ cell, winMinor }) => ({ cell, value: amount(winMinor) }))

/** What a round has brought so far. */
interface Course {
  won: bigint
  /** Lit now. */
  wins: readonly WinView[]
  beside: readonly Cell[]
  /** What the turn under way paid. */
  turn: bigint
  spins: number
  held: number
}
type Played = Pick<SlotFacts, 'feature' | 'multipliers' | 'rows' | 'board'> & { readonly stake: bigint }

const placesOf = ({ board, rows }: Played) => (board.by === 'REELS' ? board.strips.length : board.columns) * rows

/** Plays the events of a round that is decided already, one after another, and computes nothing. */
export const showRound = async (scene: Scene | null, { events }: SlotView, facts: Played, steps: Steps): Promise<void> => {
  const { pause, onWon, onBanner, onMoment } = steps
  const course: Course = { won: 0n, wins: [], beside: [], turn: 0n, spins: 0, held: 0 }
  const light = (wins: readonly WinView[], beside: readonly Cell[]) => {
    course.wins = [...course.wins, ...wins]
    course.beside = [...course.beside, ...beside]
    scene?.showWins(course.wins, course.beside)
  }
  const pay = (event: SlotEventView) => {
    const paid = paidBy(event)
    if (paid === 0n) return
    course.won += paid
    course.turn += paid
    onWon(course.won)
  }
  const dark = () => {
    course.wins = []
    course.beside = []
  }
  const spin = async ({ spin: number, stops, grid, multiplier }: EventOf<'SPIN'>) => {
    if (number > 0) {
      if (number > 1) await pause(course.turn > 0n ? PAUSE_WIN : PAUSE_BLANK)
      onBanner({ name: facts.feature, text: `Free spin ${number} of ${course.spins}`, times: `wins ×${multiplier}` })
      scene?.setTide((number / course.spins) * FULL)
      scene?.start()
      await pause(PAUSE_BLANK)
    }
    dark()
    course.turn = 0n
    await scene?.land({ stops, grid })
    onMoment('stop')
  }
  const tumble = async (event: EventOf<'TUMBLE'>) => {
    await pause(PAUSE_WIN)
    dark()
    scene?.setPlate(multiplierPlate(facts.multipliers, event.step))
    onMoment('burst')
    await scene?.tumble(event)
    onMoment('stop')
    await pause(PAUSE_BLANK)
  }
  const sayHeld = (left: number) =>
    onBanner({
      name: facts.feature,
      text: `${left === 1 ? '1 respin' : `${left} respins`} left, ${course.held} of ${placesOf(facts)} held`,
      times: null,
    })
  const hold = async ({ pearls, respins }: EventOf<'HOLD'>) => {
    await pause(course.turn > 0n ? PAUSE_WIN : PAUSE_BLANK)
    dark()
    scene?.clearWins()
    scene?.showPearls(valued(pearls), true)
    onMoment('feature')
    course.held = pearls.length
    sayHeld(respins)
    await pause(PAUSE_FEATURE)
  }
  const respin = async ({ landed, respinsLeft }: EventOf<'RESPIN'>) => {
    scene?.turnOpen(true)
    await pause(PAUSE_TURN)
    scene?.turnOpen(false)
    scene?.showPearls(valued(landed), true)
    if (landed.length > 0) onMoment('coin')
    course.held += landed.length
    sayHeld(respinsLeft)
    await pause(PAUSE_TURN)
  }

  for (const event of events)
    switch (event.type) {
      case 'SPIN':
        await spin(event)
        break
      case 'FILL':
        await pause(PAUSE_BLANK)
        scene?.fill(event.reels, event.grid)
        break
      case 'FILL_GRID':
        scene?.setPlate(multiplierPlate(facts.multipliers, 0))
        await scene?.land({ stops: [], grid: event.grid })
        onMoment('stop')
        break
      case 'MULTIPLY':
        light([], [event.cell])
        break
      case 'WIN':
        // What was held stays as it is shown: all of it pays.
        if (course.held === 0) light(event.wins, [])
        pay(event)
        break
      case 'JACKPOT':
        if (course.held === 0) light([], event.cells)
        pay(event)
        break
      case 'FREE_SPINS':
        course.spins = event.multipliers.length
        onMoment('feature')
        onBanner({ name: facts.feature, text: `${course.spins} free spins`, times: null })
        await pause(PAUSE_FEATURE)
        break
      case 'FREE_SPINS_END':
        await pause(course.turn > 0n ? PAUSE_WIN : PAUSE_BLANK)
        scene?.setTide(0)
        onBanner(null)
        break
      case 'TUMBLE':
        await tumble(event)
        break
      case 'PEARLS':
        scene?.showPearls(valued(event.pearls), false)
        break
      case 'GROW':
        scene?.setPlate(jackpotPlate(event.jackpotMinor))
        onMoment('coin')
        await pause(PAUSE_BLANK)
        break
      case 'HOLD':
        await hold(event)
        break
      case 'RESPIN':
        await respin(event)
        break
      case 'TOTAL':
        onBanner(null)
    }
  const strength = Number((course.won * 10n) / facts.stake) / 10
  if (strength >= LARGE) scene?.celebrate(strength)
}
