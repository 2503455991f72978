import { expect, test } from 'vitest'
import type { RoundView } from '../../../contract.ts'
import type { Standing } from '../../../rules/game.ts'
import { games } from '../../../rules/games.ts'
import { drawsOf } from '../../../rules/replay.ts'
import { handStaging, type ShownHand } from './frames.ts'

const round = ({ view, ended }: Standing): RoundView => ({
  roundId: 'r',
  stake: '100',
  outcome: view,
  totalWin: String(ended?.totalWinMinor ?? 0n),
  balance: '0',
  isOver: ended !== null,
  isSettled: true,
  fairness: { commitment: '', clientSeed: '', nonce: 0, algorithm: '', version: 1 },
})
const game = games.get('lantern-jacks')
if (!game) throw new RangeError('no game')
const drawFrom = drawsOf({ serverSeed: 'ab'.repeat(32), clientSeed: 'frames', nonce: 4 })
const dealt = game.begin(null, 100n, drawFrom, null)
const drawn = (hold: readonly boolean[]): RoundView => {
  const after = game.act(dealt.state, { hold: [...hold] }, 100n, drawFrom)
  if (!after) throw new RangeError('no draw')
  return round(after)
}
const up = ({ cards }: ShownHand) => cards.filter(Boolean).length

test('a deal turns up its five cards one by one, and then stands as the round does', () => {
  const frames = handStaging.frames(null, round(dealt))
  expect(frames.map(up)).toEqual([0, 1, 2, 3, 4, 5])
  expect(frames.at(-1)).toEqual(handStaging.standing(round(dealt)))
})

test('a draw turns up only what is not held, and is over with the last card', () => {
  const frames = handStaging.frames(round(dealt), drawn([true, false, true, false, true]))
  expect(frames.map(up)).toEqual([3, 4, 5])
  expect(frames.map(({ isOver }) => isOver)).toEqual([false, false, true])
  expect(frames.every(({ cards }) => [0, 2, 4].every((place) => cards[place] !== undefined))).toBe(true)
})

test('a hand that is held whole stands at once', () => {
  const whole = drawn([true, true, true, true, true])
  expect(handStaging.frames(round(dealt), whole)).toEqual([handStaging.standing(whole)])
})
