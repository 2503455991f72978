import type { CrashGame } from '@lagoon/games/crash/engine'
import { canCashOut, dueCashOut, pointOf, winOf } from '@lagoon/games/crash/rules'
import { follows, sharedNumber } from '@lagoon/games/fair/hashChain'
import { oneIn, percent } from '../figures.ts'
import { toJson } from '@lagoon/games/json'
import { overAtOnce, type GameRules } from '../game.ts'
import type { Verdict } from '../replay.ts'
import { rangeStakes } from '../stakes.ts'
import type { CrashView } from './live.ts'

/** What the curve is drawn from, and the rules panel shows. */
export interface CrashFacts {
  readonly doublingMs: number
  readonly cap: number
  readonly figures: readonly (readonly [name: string, value: string])[]
  /** Share of rounds that reach a multiplier: hundredths, and one round in so many. */
  readonly reached: readonly (readonly [multiplier: number, share: string])[]
  readonly rules: readonly string[]
}

const shown = [150, 200, 300, 500, 1_000, 2_500, 10_000, 100_000, 1_000_000]

const factsOf = ({ rules }: CrashGame): CrashFacts => {
  const { figures, doublingMs, cap, share } = rules
  return {
    doublingMs,
    cap,
    figures: [
      ['Return to player', percent(figures.returnToPlayerBp)],
      ['Volatility', 'You choose it with your cash-out'],
      ['Largest win', `${figures.largestWin.toLocaleString('en')} times your bet`],
      ['Rounds that end at 1.00', percent(figures.endsAtOnceBp)],
      ['Reaches the largest win', oneIn(figures.capOneIn)],
    ],
    reached: shown
      .filter((multiplier) => multiplier <= cap)
      .map((multiplier) => [multiplier, percent(Math.round((Number(share) / multiplier) * 10_000))]),
    rules: [
      'Bet before the round starts. You can make up to two bets in a round, and cancel each until it starts.',
      'The multiplier starts at 1.00 and rises until the round ends. Cash out before the end, and your bet is multiplied by what was shown.',
      'Set an auto cash-out if you like: it works even if you lose your connection.',
      'Our server’s clock decides: a cash-out that reaches us after the end doesn’t count, and we tell you the time.',
      `At ${(cap / 100).toLocaleString('en')}.00 the round ends, and every bet still in is paid.`,
      'Your win is credited when the round has ended.',
      'Where each round ends is fixed in a chain of hashes whose first link was published before anyone could bet. All players share it.',
      'If a round can’t be finished, bets without an auto cash-out are returned in full.',
    ],
  }
}

/**
 * Computes a bet of a shared round again: that its hash stands at its place of the chain, where the round ended by it, that the bet was
 * cashed out where it was to be, and what it won.
 * Null where the round is of another version.
 */
export const crashVerdict = (
  game: CrashGame,
  round: {
    readonly stake: string
    readonly totalWin: string
    readonly outcome: CrashView
    readonly fairness: { readonly commitment: string; readonly clientSeed: string; readonly nonce: number; readonly version: number }
  },
): Verdict => {
  const { outcome, fairness } = round
  if (fairness.version !== game.version) return 'OTHER_VERSION'
  if (!/^[0-9a-f]{64}$/.test(outcome.hash) || outcome.number !== fairness.nonce) return 'BROKEN_COMMITMENT'
  if (!follows(outcome.hash, fairness.commitment, outcome.number)) return 'BROKEN_COMMITMENT'
  const point = pointOf(game.rules, sharedNumber(outcome.hash, fairness.clientSeed))
  const { autoCashOut, cashOut } = outcome
  const win = cashOut === null ? 0n : winOf(BigInt(round.stake), cashOut, point)
  if (!canCashOut(dueCashOut(game.rules, autoCashOut, point), cashOut, point)) return 'DIFFERENT'
  return point === outcome.point && String(win) === round.totalWin ? 'SAME' : 'DIFFERENT'
}

/** A game of crash, from its mathematics. Its rounds are shared and run by themselves, so that none is begun by a press. */
export const crashGame = (game: CrashGame): GameRules => ({
  id: game.id,
  name: game.rules.name,
  kind: 'CRASH',
  version: game.version,
  facts: toJson(factsOf(game)),
  ...overAtOnce,
  stakesWithin: (limits) => rangeStakes(game.rules.stakes, limits),
  takesStake: (stakeMinor) => game.refuseStake(stakeMinor) === null,
  check: () => ({ refusal: 'ROUNDS_ARE_SHARED' }),
  begin: () => {
    throw new RangeError('rounds of crash are shared')
  },
  verdictOn: (round) => crashVerdict(game, { ...round, outcome: round.outcome as unknown as CrashView }),
})
