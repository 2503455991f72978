import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RoundView } from '../../../contract.ts'
import type { PlayingView } from '../view.ts'
import { autoplayAfter, type Autoplay, type AutoplayPlan } from './autoplay.ts'
import { playPlan } from './playPlan.ts'

const plan: AutoplayPlan = { rounds: 3, stake: 100n, lossLimit: 1_000n, winLimit: null }
const lost = { stake: '100', outcome: null, totalWin: '0', isOver: true } as RoundView

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A game in which every round is lost; while it is busy a press brings none. */
const gameAt = (part: Partial<PlayingView> = {}) => {
  const view = { phase: 'ready', stake: 100n, balance: 1_000n, trouble: null, kind: {}, isTurbo: false, ...part } as PlayingView
  const game = { view, isAway: false, autoplay: { state: 'off', why: null } as Autoplay }
  const advance = vi.fn<() => Promise<RoundView | null>>(async () => (game.view.phase === 'busy' ? null : lost))
  const begin = () =>
    playPlan(plan, {
      view: () => game.view,
      isAway: () => game.isAway,
      autoplay: () => game.autoplay,
      tell: (event) => (game.autoplay = autoplayAfter(game.autoplay, event)),
      advance,
    })
  return { game, advance, begin }
}

test('it plays its rounds, one press each, with a pause between', async () => {
  const { game, advance, begin } = gameAt()
  const done = begin()
  await vi.advanceTimersByTimeAsync(800)
  expect(advance).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2_000)
  await done
  expect(advance).toHaveBeenCalledTimes(3)
  expect(game.autoplay).toEqual({ state: 'off', why: 'DONE' })
})

test('a large win stands longer before the next round', async () => {
  const { advance, begin } = gameAt()
  advance.mockResolvedValueOnce({ ...lost, totalWin: '1000' })
  const done = begin()
  await vi.advanceTimersByTimeAsync(1_900)
  expect(advance).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(5_000)
  await done
})

test('it waits for the round that is still shown when it is begun', async () => {
  const { game, advance, begin } = gameAt({ phase: 'busy' })
  const done = begin()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(advance).not.toHaveBeenCalled()
  expect(game.autoplay).toMatchObject({ state: 'on', left: 3 })
  game.view = { ...game.view, phase: 'win' }
  await vi.advanceTimersByTimeAsync(5_000)
  await done
  expect(game.autoplay).toEqual({ state: 'off', why: 'DONE' })
})

test('the player may stop it while it waits', async () => {
  const { game, advance, begin } = gameAt({ phase: 'busy' })
  const done = begin()
  await vi.advanceTimersByTimeAsync(1_000)
  game.autoplay = autoplayAfter(game.autoplay, { type: 'stop', why: 'STOPPED' })
  await vi.advanceTimersByTimeAsync(1_000)
  await done
  expect(advance).not.toHaveBeenCalled()
  expect(game.autoplay).toEqual({ state: 'off', why: 'STOPPED' })
})

test.each([
  [{ kind: 'connection-lost' }, 'CONNECTION'],
  [{ kind: 'insufficient-balance', takes: 100n, verb: null }, 'BALANCE'],
  [{ kind: 'refused', message: 'Over a limit.' }, 'REFUSED'],
] as const)('it ends where no round came: %o', async (trouble, why) => {
  const { game, advance, begin } = gameAt()
  advance.mockImplementation(async () => {
    game.view = { ...game.view, trouble }
    return null
  })
  const done = begin()
  await vi.advanceTimersByTimeAsync(100)
  await done
  expect(game.autoplay).toEqual({ state: 'off', why })
})
