import { expect, test } from 'vitest'
import type { RoundView } from '../../../contract.ts'
import type { KenoView } from '../../../rules/keno/keno.ts'
import type { Steps } from '../kind.ts'
import { createKenoStage, isPaidRow, standing, type ShownDraw } from './kenoStage.ts'

const roundOf = (view: Omit<KenoView, 'multiplier'>): RoundView => ({
  roundId: 'one',
  stake: '10',
  outcome: { ...view, picks: [...view.picks], drawn: [...view.drawn], multiplier: 0 },
  totalWin: '0',
  balance: '1000',
  isOver: true,
  isSettled: true,
  fairness: { algorithm: 'hmac-sha256-floats', version: 1, commitment: '0'.repeat(64), clientSeed: 'mine', nonce: 1 },
})
const before = roundOf({ picks: [1, 2, 3], drawn: [1, 2, 3, 4], hits: 3 })
const next = roundOf({ picks: [1, 2, 3], drawn: [1, 5, 6, 7], hits: 1 })

/** Which rows of three picks are lit, at each wait. */
const litAtWaits = async (isStill: boolean) => {
  let shown: ShownDraw = standing(before)
  const waits: number[][] = []
  const lit = () => [0, 1, 2, 3].filter((hits) => isPaidRow(shown, 3, hits))
  const stage = createKenoStage({ last: before, isStill: () => isStill, onShown: (now) => (shown = now) })
  const steps: Steps = {
    pause: async () => void waits.push(lit()),
    onWon: () => undefined,
    onBanner: () => undefined,
    onMoment: () => undefined,
  }
  waits.push(lit())
  stage.start()
  waits.push(lit())
  await stage.show(next, steps)
  return { waits, stage, lit }
}

test('no row is lit while numbers are drawn, and then the row of this draw, not of the one before', async () => {
  expect((await litAtWaits(false)).waits).toEqual([[3], [], [], [], [], [1]])
})

test('with less motion the row of the draw is lit at once', async () => {
  expect((await litAtWaits(true)).waits).toEqual([[3], [], [1]])
})

test('where no outcome comes the last draw is lit again', async () => {
  const { stage, lit } = await litAtWaits(false)
  stage.start()
  expect(lit()).toEqual([])
  await stage.stay()
  expect(lit()).toEqual([1])
})

test('the rows of another number of picks have no draw yet', () => {
  expect(isPaidRow(standing(before), 4, 3)).toBe(false)
  expect(isPaidRow(standing(null), 0, 0)).toBe(false)
})
