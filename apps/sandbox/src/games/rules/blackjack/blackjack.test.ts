import { describe, expect, test } from 'vitest'
import type { BlackjackReport } from '@lagoon/contract/wire/seamlessWallet/roundReport'
import { blackjacks } from '@lagoon/games/blackjack/blackjacks'
import { cardsOf } from '@lagoon/games/cards/card'
import type { GameRules } from '../game.ts'
import { blackjackGame } from './blackjack.ts'

const ofUnlimitedDecks = blackjacks.get('anvil-blackjack')
if (!ofUnlimitedDecks) throw new RangeError('no game of unlimited decks')
const anvil = blackjackGame(ofUnlimitedDecks)

/** Plays a round of unlimited decks, 1.00 a bet, with these cards: two for the player, two for the dealer, what follows; then the acts. */
const played = (game: GameRules, cards: string, acts: readonly string[]) => {
  const dealt = cardsOf(cards)
  const drawFrom = (cursor: number) => {
    let at = cursor
    return () => {
      const card = dealt[at++]
      if (card === undefined) throw new RangeError('more cards were dealt than the test thought of')
      return card
    }
  }
  let taken = 100n
  let standing = game.begin({ sideMinor: '0' }, 100n, drawFrom, null)
  for (const act of acts) {
    taken += game.further?.(standing.state, { act })?.stakeMinor ?? 0n
    const next = game.act(standing.state, { act }, 100n, drawFrom)
    if (!next) throw new RangeError(`${act} is not possible`)
    standing = next
  }
  if (!standing.ended) throw new RangeError('the round is open')
  const report = standing.ended.report as BlackjackReport
  return { taken, won: standing.ended.totalWinMinor, ends: report.hands.map(({ outcome }) => outcome), report }
}

describe('what is taken, what is won, and how each hand ended', () => {
  test.each([
    ['a blackjack', 'Ad Kh 9s 8c', [], 100n, 250n, ['BLACKJACK']],
    ['a blackjack against another', 'Ad Kh 10s Ac', [], 100n, 100n, ['PUSH']],
    ['single, won', '10d 9h 10s 8c', ['STAND'], 100n, 200n, ['WON']],
    ['single, push', '10d 8h 10s 8c', ['STAND'], 100n, 100n, ['PUSH']],
    ['single, lost', '10d 7h 10s 8c', ['STAND'], 100n, 0n, ['LOST']],
    ['single, lost to a blackjack', '10d 9h 10s Ac', [], 100n, 0n, ['LOST']],
    ['single, bust', '10d 6h 10s 7c Kd', ['HIT'], 100n, 0n, ['BUST']],
    ['double, won', '6d 5h 9s 8c 10d', ['DOUBLE'], 200n, 400n, ['WON']],
    ['double, push', '6d 5h 9s 8c 6s', ['DOUBLE'], 200n, 200n, ['PUSH']],
    ['double, lost', '6d 5h 9s 8c 2d', ['DOUBLE'], 200n, 0n, ['LOST']],
    ['double, bust', '10d 4h 9s 8c Kd', ['DOUBLE'], 200n, 0n, ['BUST']],
    ['split, won and lost', '8d 8h 10s 9c 10d 3s Kh', ['SPLIT', 'STAND', 'HIT'], 200n, 200n, ['LOST', 'WON']],
    ['split, both won', '9d 9h 10s 7c 10d Kh', ['SPLIT', 'STAND', 'STAND'], 200n, 400n, ['WON', 'WON']],
    ['split, one bust, one push', '8d 8h 10s 8c 6d Kh 10c', ['SPLIT', 'HIT', 'STAND'], 200n, 100n, ['BUST', 'PUSH']],
    ['split, one doubled and won', '8d 8h 9s 8c 3d 10d 10h', ['SPLIT', 'DOUBLE', 'STAND'], 300n, 600n, ['WON', 'WON']],
    ['split aces, 21 is no blackjack', 'Ad Ah 9s 8c Kd 5h', ['SPLIT'], 200n, 200n, ['WON', 'LOST']],
    ['insured, the dealer has it', '10d 9h As Kc', ['INSURE'], 150n, 150n, ['LOST']],
    ['insured, the dealer has it, so has the player', 'Ad Kh As Kc', ['INSURE'], 150n, 250n, ['PUSH']],
    ['insured in vain, won', '10d 9h As 7c', ['INSURE', 'STAND'], 150n, 200n, ['WON']],
    ['insured in vain, push', '10d 8h As 7c', ['INSURE', 'STAND'], 150n, 100n, ['PUSH']],
    ['insured in vain, doubled and lost', '6d 5h As 8c 2d', ['INSURE', 'DOUBLE'], 250n, 0n, ['LOST']],
    ['insured in vain, split and won once', '9d 9h As 7c Kd 5h', ['INSURE', 'SPLIT', 'STAND', 'STAND'], 250n, 200n, ['WON', 'LOST']],
    ['insured in vain, a blackjack', 'Ad Kh As 5c', ['INSURE'], 150n, 250n, ['BLACKJACK']],
    ['insurance declined, the dealer has it', '10d 9h As Kc', ['DECLINE'], 100n, 0n, ['LOST']],
    ['left with insurance offered', '10d 9h As 7c', ['FINISH'], 100n, 200n, ['WON']],
    ['left in a split', '9d 9h 10s 7c 10d Kh', ['SPLIT', 'FINISH'], 200n, 400n, ['WON', 'WON']],
  ] as const)('%s', (_name, cards, acts, taken, won, ends) => {
    const round = played(anvil, cards, acts)
    expect([round.taken, round.won, round.ends]).toEqual([taken, won, ends])
  })
})

test('Q14 four hands of a split end each for itself, the dealer drawing once', () => {
  const { report, taken, won } = played(anvil, '8d 8h 6s 9c 8s 8c 10d 3d 8d 2h 9d 2c', [
    'SPLIT',
    'SPLIT',
    'SPLIT',
    'STAND',
    'DOUBLE',
    'STAND',
    'STAND',
  ])
  expect(report.hands.map(({ total, bet, win, outcome, isDoubled }) => [total, bet, win, outcome, isDoubled])).toEqual([
    [18, '100', '200', 'WON', false],
    [19, '200', '400', 'WON', true],
    [10, '100', '0', 'LOST', false],
    [17, '100', '100', 'PUSH', false],
  ])
  expect(report.dealer).toMatchObject({ total: 17, ending: 'STOOD', hasHoleCard: false })
  expect([taken, won]).toEqual([500n, 700n])
})
