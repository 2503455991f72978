import type { RoundReport } from '@lagoon/contract/wire/seamlessWallet/roundReport'
import type { SessionReply } from '@lagoon/contract/wire/seamlessWallet/seamlessWallet'
import type { Json } from '@lagoon/games/json'
import type { Checked, FurtherStake, GameKind } from '@lagoon/games/engine'
import type { RandomInt } from '@lagoon/games/random/randomInt'
import type { PastRound } from '../contract.ts'
import type { Verdict } from './replay.ts'

/** How a round stands after its bet or after an act. */
export interface Standing {
  /** What the next act goes on with; null once the round is over. */
  readonly state: Json
  /** What the game in the browser shows. Amounts are minor units as decimal digits. */
  readonly view: Json
  /** Null while the player may still act. */
  readonly ended: {
    readonly totalWinMinor: bigint
    readonly report: RoundReport
    /** What the player's next round of this game and kind of token begins with. */
    readonly progress: Json
  } | null
}

/** The stream of the round, from the draw that a state says comes next. */
export type DrawFrom = (cursor: number) => RandomInt

/**
 * One game, whatever its kind and its provider: the mathematics of packages/games with what the wallet and the browser are told of it.
 * Pure: the server plays by it, and the browser computes rounds again by it.
 */
export interface GameRules {
  readonly id: string
  readonly name: string
  readonly kind: GameKind
  /** Of its tables and its way from chance to outcome. */
  readonly version: number
  /** What it is drawn from, and its rules panel shows; the shape of its kind. */
  readonly facts: Json
  /** Stakes to choose from within the limits of a session, rising. */
  stakesWithin(limits: Pick<SessionReply, 'minStake' | 'maxStake'>): readonly bigint[]
  /** What a player's progress shows before a round, by the shape of its kind: what has grown for these stakes. Absent where nothing grows. */
  readonly meters?: (stakes: readonly bigint[], progress: Json) => Json
  takesStake(stakeMinor: bigint): boolean
  check(choice: unknown): Checked<Json>
  /** What the opening takes beside the stake: a side bet. Absent where a game has none. */
  readonly sideStake?: (choice: Json) => bigint
  begin(choice: Json, stakeMinor: bigint, drawFrom: DrawFrom, progress: Json): Standing
  /** What an act takes before it happens; null where it takes nothing. Absent where no act does. */
  readonly further?: (state: Json, act: Json) => FurtherStake | null
  /** Null where the rules do not allow the act now. */
  act(state: Json, act: unknown, stakeMinor: bigint, drawFrom: DrawFrom): Standing | null
  /** The act by which a round is finished whose player does not come back; absent where a round is over at once. */
  readonly lastAct?: Json
  /** Bets may be made while others are on their way: they are taken one after another. Of games without acts. */
  readonly isRapid?: true
  /** Computes a finished round again whose outcome does not come from the player's own seeds. Absent where it does. */
  readonly verdictOn?: (round: PastRound) => Verdict
}

/** The members that games without further acts share. */
export const overAtOnce = { act: () => null } as const satisfies Pick<GameRules, 'act'>

/** A choice of a game that leaves nothing to choose. */
export const nothingToChoose = { check: () => ({ choice: null }) } as const satisfies Pick<GameRules, 'check'>
