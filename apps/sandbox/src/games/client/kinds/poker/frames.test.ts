import { describe, expect, test } from 'vitest'
import type { RoundView } from '../../../contract.ts'
import type { Standing } from '../../../rules/game.ts'
import { games } from '../../../rules/games.ts'
import type { HousePokerFacts } from '../../../rules/housePoker/facts.ts'
import { drawsOf } from '../../../rules/replay.ts'
import { pokerStaging, type ShownPoker } from './frames.ts'

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
const lyingIn = ({ dealer, board, player }: ShownPoker) => [...dealer, ...board, ...player]
const open = (shown: ShownPoker) => lyingIn(shown).filter(({ card }) => card !== null).length

describe.each(['hearth-holdem', 'cabin-stud', 'low-tide-stud'])('%s', (id) => {
  const game = games.get(id)
  if (!game) throw new RangeError('no game')
  const facts = game.facts as unknown as HousePokerFacts
  const staging = pokerStaging(facts)
  const drawFrom = drawsOf({ serverSeed: 'ab'.repeat(32), clientSeed: 'frames', nonce: 4 })
  const dealt = game.begin({ sideMinor: '0' }, 100n, drawFrom, null)
  const acted = (act: string) => {
    const next = game.act(dealt.state, { act }, 100n, drawFrom)
    if (!next) throw new RangeError('an act was refused')
    return round(next)
  }
  const all = facts.cards * 2 + facts.board

  test('deals card by card, all that is hidden face down', () => {
    const frames = staging.frames(null, round(dealt))
    expect(frames.map((frame) => lyingIn(frame).length)).toEqual(Array.from({ length: all }, (_, at) => at + 1))
    const last = frames.at(-1)
    expect(last && [open(last), last.isDealt, last.isOver]).toEqual([open(staging.standing(round(dealt))), true, false])
  })

  test('after a raise turns the others up one by one, and only then tells the end', () => {
    const frames = staging.frames(round(dealt), acted('RAISE'))
    const hidden = all - open(staging.standing(round(dealt)))
    expect(frames.map(open)).toEqual([...Array.from({ length: hidden }, (_, at) => all - hidden + at + 1), all])
    expect(frames.map(({ isOver }) => isOver)).toEqual([...Array.from({ length: hidden }, () => false), true])
  })

  test('after a fold the dealer’s cards stay face down', () => {
    const frames = staging.frames(round(dealt), acted('FOLD'))
    expect(frames.map((frame) => [open(frame), frame.isOver])).toEqual([[open(staging.standing(round(dealt))), true]])
  })
})
