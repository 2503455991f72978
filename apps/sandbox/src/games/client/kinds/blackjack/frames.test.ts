import { describe, expect, test } from 'vitest'
import { games } from '../../../rules/games.ts'
import { drawsOf } from '../../../rules/replay.ts'
import type { BlackjackView } from '../../../rules/blackjack/view.ts'
import type { RoundView } from '../../../contract.ts'
import type { Standing } from '../../../rules/game.ts'
import { blackjackStaging, totalShown, type ShownTable } from './frames.ts'

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
const game = games.get('anvil-blackjack')
if (!game) throw new RangeError('no game')

/** Cards that lie open or face down. */
const count = ({ dealer, hands }: ShownTable) => dealer.length + hands.reduce((sum, { cards }) => sum + cards.length, 0)
const facedown = ({ dealer }: ShownTable) => dealer.filter(({ card }) => card === null).length

/** Every round of the first hundreds, played on by chance, as pairs of standings. */
const steps = Array.from({ length: 400 }, (_, nonce) => {
  const drawFrom = drawsOf({ serverSeed: 'ab'.repeat(32), clientSeed: 'frames', nonce })
  const all: (readonly [before: RoundView | null, next: RoundView])[] = []
  let standing = game.begin({ sideMinor: '0' }, 100n, drawFrom, null)
  all.push([null, round(standing)])
  for (let step = 0; !standing.ended; step++) {
    const { acts } = standing.view as unknown as BlackjackView
    const act = acts.find(({ name }) => name === 'SPLIT') ?? acts[(nonce + step) % acts.length]
    const next = game.act(standing.state, { act: act?.name }, 100n, drawFrom)
    if (!next) throw new RangeError('an act was refused')
    all.push([round(standing), round(next)])
    standing = next
  }
  return all
}).flat()

describe('what is shown between two standings of a round', () => {
  test('comes card by card, never takes one back, and ends as the round stands', () => {
    const wrong = steps.filter(([before, next]) => {
      const frames = blackjackStaging.frames(before, next)
      const grows = frames.every((frame, at) => at === 0 || [0, 1].includes(count(frame) - count(frames[at - 1] ?? frame)))
      const last = frames.at(-1)
      const stripped = (table: ShownTable | undefined) => JSON.stringify(table, (key, value: unknown) => (key === 'isDealt' ? 0 : value))
      return !grows || stripped(last) !== stripped(blackjackStaging.standing(next))
    })
    expect(steps.length).toBeGreaterThan(800)
    expect(wrong).toEqual([])
  })

  test('turns the hole card up when the round is over, and tells no end before its last frame', () => {
    const told = steps.map(([before, next]) => {
      const frames = blackjackStaging.frames(before, next)
      return [
        frames.slice(0, -1).some(({ isOver }) => isOver),
        frames.at(-1)?.isOver,
        facedown(frames.at(-1) ?? blackjackStaging.standing(null)),
      ]
    })
    const expected = steps.map(([, next]) => [false, next.isOver, next.isOver ? 0 : 1])
    expect(told).toEqual(expected)
  })

  test('a split leaves one card in each hand before the second ones come', () => {
    const split = steps.find(([before, next]) => before && (next.outcome as unknown as BlackjackView).hands.length > 1)
    if (!split) throw new RangeError('no split')
    const [first] = blackjackStaging.frames(...split)
    expect(first?.hands.map(({ cards }) => cards.length)).toEqual([1, 1])
  })

  test('counts what lies open', () => {
    const card = (rank: 'A' | '6' | 'K') => ({ card: { rank, suit: 'SPADES' as const }, isDealt: false })
    expect(totalShown([card('A'), card('6')])).toEqual({ total: 17, isSoft: true })
    expect(totalShown([card('K'), { card: null, isDealt: false }])).toEqual({ total: 10, isSoft: false })
  })
})
