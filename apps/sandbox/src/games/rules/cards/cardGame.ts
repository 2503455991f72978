import type { RoundReport } from '@lagoon/contract/wire/seamlessWallet/roundReport'
import type { Act, SteppedGame, SteppedResult, SteppedState } from '@lagoon/games/engine'
import type { GameData } from '@lagoon/games/gameData'
import type { SideChoice } from '@lagoon/games/sideBets'
import type { StakeRange } from '@lagoon/games/stakes'
import * as v from 'valibot'
import { toJson, type Json } from '@lagoon/games/json'
import type { DrawFrom, GameRules, Standing } from '../game.ts'
import { rangeStakes } from '../stakes.ts'

/** Something that the player may do now, as the browser is told of it. */
export interface ActView<Name extends string = string> {
  readonly name: Name
  /** What it takes, minor units as decimal digits; `0` where it is free. */
  readonly takes: string
}

/** The acts of a standing as the browser is told of them. */
export const actViews = <Name extends string>(acts: readonly (Act & { readonly name: Name })[]): readonly ActView<Name>[] =>
  acts.map(({ name, further }) => ({ name, takes: String(further?.stakeMinor ?? 0n) }))

/** A game of named acts, whose engine is asked for each. */
type Engine<State extends SteppedState, GameAct extends Act, Result extends SteppedResult> = SteppedGame<
  SideChoice,
  State,
  GameAct,
  Result
> & { readonly rules: GameData & { readonly side: { readonly stakes: StakeRange } | null } }

export interface CardGameParts<State, Result> {
  readonly facts: unknown
  readonly view: (state: State, result: Result | null) => unknown
  readonly report: (state: State, result: Result) => RoundReport
  /** The act that ends a round whose player has left, of those that are possible; applied until the round is over. */
  readonly leaving: readonly string[]
}

/** Sent in place of an act: everything that is still open is ended without a further bet. */
export const FINISH = 'FINISH'
const actShape = v.object({ act: v.string() })

/** Stakes of a side bet to choose from, minor units as decimal digits, rising. */
export const sideStakes = (range: StakeRange): readonly string[] =>
  rangeStakes(range, { minStake: String(range.min), maxStake: String(range.max) }).map(String)

/** A card game against the house: an act is `{ act: its name }`, a choice the side bet. */
export const cardGame = <State extends SteppedState, GameAct extends Act, Result extends SteppedResult>(
  engine: Engine<State, GameAct, Result>,
  { facts, view, report, leaving }: CardGameParts<State, Result>,
): GameRules => {
  // What is stored was made by this game.
  const stored = (state: Json) => state as unknown as State | null
  const named = (state: State, name: string) => engine.acts(state).find((act) => act.name === name)
  const read = (act: unknown): string | null => {
    const parsed = v.safeParse(actShape, act)
    return parsed.success ? parsed.output.act : null
  }
  const standing = (state: State): Standing => {
    const result = engine.result(state)
    return {
      state: result ? null : toJson(state),
      view: toJson(view(state, result)),
      ended: result && { totalWinMinor: result.totalWinMinor, report: report(state, result), progress: null },
    }
  }
  const finished = (state: State, drawFrom: DrawFrom): State => {
    let now = state
    for (let act = leave(now); act; act = leave(now)) now = engine.act(now, act, drawFrom(now.cursor))
    return now
  }
  const leave = (state: State) => engine.acts(state).find(({ name }) => leaving.includes(name))
  const { side } = engine.rules
  return {
    id: engine.id,
    name: engine.rules.name,
    kind: engine.kind,
    version: engine.version,
    facts: toJson(facts),
    stakesWithin: (limits) => rangeStakes(engine.rules.stakes, limits),
    takesStake: (stakeMinor) => engine.refuseStake(stakeMinor) === null,
    check: (choice) => {
      const checked = engine.check(choice)
      return 'refusal' in checked ? checked : { choice: toJson(checked.choice) }
    },
    ...(side && { sideStake: (choice: Json) => BigInt((choice as unknown as SideChoice).sideMinor) }),
    begin: (choice, stakeMinor, drawFrom) => standing(engine.open(stakeMinor, choice as unknown as SideChoice, drawFrom(0))),
    further: (state, act) => {
      const [open, name] = [stored(state), read(act)]
      return (open && name !== null && named(open, name)?.further) || null
    },
    act: (state, act, _stakeMinor, drawFrom) => {
      const [open, name] = [stored(state), read(act)]
      if (!open || name === null) return null
      if (name === FINISH) return standing(finished(open, drawFrom))
      const possible = named(open, name)
      return possible ? standing(engine.act(open, possible, drawFrom(open.cursor))) : null
    },
    lastAct: { act: FINISH },
  }
}
