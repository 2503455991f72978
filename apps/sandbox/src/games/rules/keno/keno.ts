import type { KenoReport } from '@lagoon/contract/wire/seamlessWallet/roundReport'
import type { KenoChoice, KenoGame, KenoOutcome } from '@lagoon/games/keno/engine'
import { pickRange, type KenoPays } from '@lagoon/games/keno/rules'
import { toJson } from '@lagoon/games/json'
import { overAtOnce, type GameRules } from '../game.ts'
import { rangeStakes } from '../stakes.ts'

/** What the board of a keno game is drawn from, and its rules panel shows. */
export interface KenoFacts {
  readonly numbers: number
  readonly drawn: number
  /** The last number drawn counts twice if it was picked. */
  readonly hasBell: boolean
  /** By how many numbers were picked: hundredths of the bet by hits. */
  readonly payTables: Readonly<Record<number, KenoPays>>
  readonly fewest: number
  readonly most: number
  readonly rules: readonly string[]
}
/** The outcome of a draw. */
export interface KenoView {
  readonly picks: readonly number[]
  /** In the order drawn. */
  readonly drawn: readonly number[]
  /** As counted; the bell counts twice. */
  readonly hits: number
  /** Hundredths of the bet. */
  readonly multiplier: number
}

const report = (of: number, { picks, drawn, multiplier }: KenoOutcome): KenoReport => ({
  type: 'keno',
  of,
  picks: [...picks],
  drawn: [...drawn],
  multiplier: multiplier > 0 ? multiplier : null,
})

const factsOf = ({ rules }: KenoGame): KenoFacts => {
  const [fewest, most] = pickRange(rules)
  const hasBell = rules.last === 'BELL'
  return {
    numbers: rules.numbers,
    drawn: rules.drawn,
    hasBell,
    payTables: rules.payTables,
    fewest,
    most,
    rules: [
      `Pick ${fewest} to ${most} of ${rules.numbers} numbers. ${rules.drawn} are drawn.`,
      'What your hits pay is shown beside the board before you draw, and depends on how many numbers you picked.',
      ...(hasBell ? ['The last number drawn is the bell. If you picked it, it counts as two hits.'] : []),
      'The numbers are drawn from two seeds, the provider’s and yours. If you lose your connection, we finish the draw and credit any win.',
      'Bets that can’t be confirmed are returned in full.',
    ],
  }
}

/** A game of keno, from its mathematics. */
export const kenoGame = (game: KenoGame): GameRules => ({
  id: game.id,
  name: game.rules.name,
  kind: 'KENO',
  version: game.version,
  facts: toJson(factsOf(game)),
  ...overAtOnce,
  stakesWithin: (limits) => rangeStakes(game.rules.stakes, limits),
  takesStake: (stakeMinor) => game.refuseStake(stakeMinor) === null,
  check: (choice) => {
    const checked = game.check(choice)
    return 'refusal' in checked ? checked : { choice: toJson(checked.choice) }
  },
  begin: (choice, stakeMinor, drawFrom) => {
    const outcome = game.play(choice as unknown as KenoChoice, stakeMinor, drawFrom(0))
    const { picks, drawn, hits, multiplier, totalWinMinor } = outcome
    return {
      state: null,
      view: toJson({ picks, drawn, hits, multiplier } satisfies KenoView),
      ended: { totalWinMinor, report: report(game.rules.numbers, outcome), progress: null },
    }
  },
})
