import type { FishChoice, FishGame, FishOutcome, FishProgress } from '@lagoon/games/fish/engine'
import { CHANCE_PARTS, chanceOf, type Target } from '@lagoon/games/fish/rules'
import { percent } from '../figures.ts'
import { toJson } from '@lagoon/games/json'
import { overAtOnce, type GameRules } from '../game.ts'
import { rangeStakes } from '../stakes.ts'

/** A fish as the field and the rules panel show it. */
export interface FishTarget {
  readonly id: string
  readonly name: string
  /** Bets that a catch pays. */
  readonly pays: number
  /** Catches in a million shots. */
  readonly chance: number
  /** One swims by every so many seconds. */
  readonly everySeconds: number
}

/** What the field is drawn from, and the rules panel shows. */
export interface FishFacts {
  readonly targets: readonly FishTarget[]
  /** The fish whose catch lights the field, and for how many shots; null where the field is always lit. */
  readonly light: { readonly target: string; readonly shots: number } | null
  readonly figures: readonly (readonly [name: string, value: string])[]
  readonly rules: readonly string[]
}

/** The outcome of a shot. */
export interface FishView {
  readonly target: string
  readonly isCaught: boolean
  readonly pays: number
  /** So many more shots are lit; 0 where the game has no light. */
  readonly litShots: number
}

/** `24%`, `0.192%` of millionths: exact, without zeros at its end. */
export const chanceInWords = (millionths: number): string => `${Number(((100 * millionths) / CHANCE_PARTS).toFixed(4))}%`

const volatilityOf = (largestWin: number) => (largestWin >= 200 ? 'High' : largestWin >= 100 ? 'Medium to high' : 'Low to medium')

const factsOf = ({ rules }: FishGame): FishFacts => {
  const { figures, light, targets } = rules
  const lightName = targets.find(({ id }) => id === light?.target)?.name.toLowerCase()
  return {
    targets: targets.map(({ id, name, pays, everySeconds }) => ({ id, name, pays, everySeconds, chance: chanceOf(rules, { pays }) })),
    light,
    figures: [
      ['Return to player', percent(figures.returnToPlayerBp)],
      ['Volatility', `${volatilityOf(figures.largestWin)}, by your target`],
      ['Largest win', `${figures.largestWin} times your bet`],
    ],
    rules: [
      'Each shot at a fish costs your bet. A shot that reaches no fish costs nothing.',
      'Each fish shows what it pays and how likely a catch is. That likelihood is the same for every player and every shot.',
      'What a shot returns in the long run is the same for every fish. How you aim, how fast you shoot, and what you shot before don’t change it.',
      ...(light && lightName ? [`A caught ${lightName} lights the whole field for ${light.shots} shots. Chances stay the same.`] : []),
      'Each shot is drawn from two seeds, the provider’s and yours.',
      'Shots that can’t be confirmed are returned in full.',
    ],
  }
}

const reportOf = ({ pays, name }: Target, { isCaught }: FishOutcome, chance: number) =>
  ({ type: 'fish', target: name, isCaught, pays, chance }) as const

/** A game of fish, from its mathematics: every shot is a round. */
export const fishGame = (game: FishGame): GameRules => ({
  id: game.id,
  name: game.rules.name,
  kind: 'FISH',
  version: game.version,
  facts: toJson(factsOf(game)),
  ...overAtOnce,
  isRapid: true,
  ...(game.rules.light && {
    meters: (_stakes, progress) => toJson({ litShots: (progress as unknown as FishProgress | null)?.litShots ?? 0 }),
  }),
  stakesWithin: (limits) => rangeStakes(game.rules.stakes, limits),
  takesStake: (stakeMinor) => game.refuseStake(stakeMinor) === null,
  check: (choice) => {
    const checked = game.check(choice)
    return 'refusal' in checked ? checked : { choice: toJson(checked.choice) }
  },
  begin: (choice, stakeMinor, drawFrom, before) => {
    const { target: id } = choice as unknown as FishChoice
    const target = game.rules.targets.find((other) => other.id === id)
    if (!target) throw new RangeError(`there is no target ${id} in ${game.id}`)
    const outcome = game.play({ target: id }, stakeMinor, drawFrom(0), before as unknown as FishProgress | null)
    const { isCaught, totalWinMinor, progress } = outcome
    const view: FishView = { target: id, isCaught, pays: target.pays, litShots: progress?.litShots ?? 0 }
    return {
      state: null,
      view: toJson(view),
      ended: { totalWinMinor, report: reportOf(target, outcome, chanceOf(game.rules, target)), progress: toJson(progress) },
    }
  },
})
