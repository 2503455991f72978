import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { roundReport, type BlackjackReport, type PokerReport } from '@lagoon/contract/wire/seamlessWallet/roundReport'
import { seeded } from '@lagoon/games/random/seeded'
import * as v from 'valibot'
import type { BlackjackView } from '../blackjack/view.ts'
import type { Json } from '@lagoon/games/json'
import type { GameRules, Standing } from '../game.ts'
import { games } from '../games.ts'
import type { HousePokerView } from '../housePoker/view.ts'
import { drawsOf, verdictOn, type PlayedRound } from '../replay.ts'
import { FINISH } from './cardGame.ts'

const gameOf = (id: string): GameRules => {
  const game = games.get(id)
  if (!game) throw new RangeError(`no game ${id}`)
  return game
}
const ids = ['porthole-twenty-one', 'anvil-blackjack', 'red-iron-twenty-one', 'hearth-holdem', 'cabin-stud', 'low-tide-stud']
const serverSeed = 'c3'.repeat(32)
const commitment = createHash('sha256').update(serverSeed).digest('hex')
const seedsOf = (nonce: number) => ({ serverSeed, clientSeed: 'a player', nonce })

type CardsView = BlackjackView | HousePokerView
const viewOf = ({ view }: Standing) => view as unknown as CardsView
const actsOf = (standing: Standing) => viewOf(standing).acts
const every = ['INSURE', 'DECLINE', 'HIT', 'STAND', 'DOUBLE', 'SPLIT', 'FOLD', 'RAISE']

interface Played extends PlayedRound {
  readonly last: Standing
  readonly taken: bigint
}
/** Plays a round by chance, and looks at each step whether what is offered is what is taken. */
const play = (game: GameRules, nonce: number, random: (bound: number) => number): Played => {
  const drawFrom = drawsOf(seedsOf(nonce))
  const stakes = game.stakesWithin({ minStake: '0', maxStake: '100000' })
  const stake = stakes[random(stakes.length)] ?? 0n
  const checked = game.check(game.sideStake && random(2) === 0 ? { sideMinor: '50' } : null)
  if ('refusal' in checked) throw new RangeError(checked.refusal)
  const { choice } = checked
  const acts: Json[] = []
  let taken = stake + (game.sideStake?.(choice) ?? 0n)
  let standing = game.begin(choice, stake, drawFrom, null)
  while (!standing.ended) {
    const offered = actsOf(standing)
    const { state } = standing
    // What is not offered is not taken, and what is offered is announced with what it takes.
    for (const name of every) {
      const act = offered.find((one) => one.name === name)
      expect(game.further?.(state, { act: name })?.stakeMinor ?? 0n).toBe(BigInt(act?.takes ?? 0))
      if (!act) expect(game.act(state, { act: name }, stake, drawFrom)).toBeNull()
    }
    const act = { act: offered[random(offered.length)]?.name ?? '' }
    taken += game.further?.(state, act)?.stakeMinor ?? 0n
    const next = game.act(state, act, stake, drawFrom)
    if (!next) throw new RangeError(`${act.act} was offered and not taken`)
    acts.push(act)
    standing = next
  }
  return { stake: String(stake), choice, progress: null, acts, last: standing, taken }
}

const sum = (amounts: readonly (string | undefined)[]) => amounts.reduce((total, one) => total + BigInt(one ?? 0), 0n)
/** What a report says was bet and won, all of its parts together. */
const toldBy = (report: BlackjackReport | PokerReport, view: CardsView): readonly [bet: bigint, win: bigint] =>
  report.type === 'blackjack'
    ? [
        sum([...report.hands.map(({ bet }) => bet), report.insurance?.bet, report.side?.bet]),
        sum([...report.hands.map(({ win }) => win), report.insurance?.win, report.side?.win]),
      ]
    : [BigInt(report.pot), sum((view as HousePokerView).bets.map(({ win }) => win))]

const rounds = process.env['LONG'] === '1' ? 10_000 : 1_000

describe.each(ids)('%s', (id) => {
  const game = gameOf(id)

  test(`Q13 ${rounds} rounds by chance: buttons are the legal acts, reports add up, and each is derived again`, () => {
    const random = seeded(7)
    const verdicts = new Map<string, number>()
    for (let nonce = 0; nonce < rounds; nonce++) {
      const round = play(game, nonce, random)
      const { ended, view } = round.last
      const report = ended?.report as BlackjackReport | PokerReport
      expect(v.safeParse(roundReport, report).issues).toBeUndefined()
      expect(toldBy(report, viewOf(round.last))).toEqual([round.taken, ended?.totalWinMinor])
      expect(actsOf(round.last)).toEqual([])
      const verdict = verdictOn(game, round, seedsOf(nonce), { commitment, version: game.version, outcome: view })
      verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1)
    }
    expect(Object.fromEntries(verdicts)).toEqual({ SAME: rounds })
  })

  test('a round of another act, or of other seeds, is found to be another one', () => {
    const random = seeded(3)
    const round = Array.from({ length: 50 }, (_, nonce) => play(game, nonce, random)).find(({ acts }) => acts.length > 0)
    if (!round) throw new RangeError('no round with an act')
    const claim = { commitment, version: game.version, outcome: round.last.view }
    expect(verdictOn(game, { ...round, acts: [...round.acts, { act: 'HIT' }] }, seedsOf(0), claim)).toBe('DIFFERENT')
    expect(verdictOn(game, round, seedsOf(60), claim)).toBe('DIFFERENT')
    expect(verdictOn(game, round, seedsOf(0), { ...claim, version: 99 })).toBe('OTHER_VERSION')
  })

  test('a player who does not come back takes no further bet: the round is over at once', () => {
    const random = seeded(5)
    let left = 0
    for (let nonce = 0; nonce < 200; nonce++) {
      const drawFrom = drawsOf(seedsOf(nonce))
      const stake = 100n
      let standing = game.begin({ sideMinor: '0' }, stake, drawFrom, null)
      // Some leave in the middle of a split.
      const split = actsOf(standing).find(({ name }) => name === 'SPLIT')
      if (split && random(2) === 0) standing = game.act(standing.state, { act: 'SPLIT' }, stake, drawFrom) ?? standing
      if (standing.ended) continue
      left++
      expect(game.further?.(standing.state, game.lastAct ?? null)).toBeNull()
      expect(game.act(standing.state, game.lastAct, stake, drawFrom)?.ended).not.toBeNull()
    }
    expect(left).toBeGreaterThan(50)
    expect(game.lastAct).toEqual({ act: FINISH })
  })

  test.each([null, 'HIT', {}, { act: 7 }, { act: 'PEEK' }, { name: 'HIT' }, ['STAND'], { act: 'toString' }])('takes no act %j', (act) => {
    const drawFrom = drawsOf(seedsOf(1))
    const opened = game.begin({ sideMinor: '0' }, 100n, drawFrom, null)
    expect(game.act(opened.state, act, 100n, drawFrom)).toBeNull()
    expect(game.act(null, { act: FINISH }, 100n, drawFrom)).toBeNull()
  })

  test.each([7, { sideMinor: '-5' }, { sideMinor: '1e3' }, { sideMinor: 50 }, { sideMinor: '999999' }])(
    'takes no side bet %j',
    (choice) => {
      expect(game.check(choice)).toHaveProperty('refusal')
    },
  )
})

const lyingOpen = { 'low-tide-stud': 1, 'hearth-holdem': 0, 'cabin-stud': 0 } as Readonly<Record<string, number>>

test.each(ids)('Q22 what is sent of %s while it is open holds no card that lies face down', (id) => {
  const open = Array.from({ length: 300 }, (_, nonce) => gameOf(id).begin({ sideMinor: '0' }, 100n, drawsOf(seedsOf(nonce)), null))
    .filter(({ ended }) => ended === null)
    .map(viewOf)
  const told = open.map((view) =>
    'hands' in view ? [view.dealer.cards.length, view.dealer.ending] : [view.dealer.length, view.dealerHand ?? view.ended],
  )
  expect(open.length).toBeGreaterThan(250)
  expect(told.every(([cards, end]) => cards === (lyingOpen[id] ?? 1) && end === null)).toBe(true)
})
