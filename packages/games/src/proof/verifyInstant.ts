import type { InstantGame, InstantOutcome } from '../engine.ts'
import { commitmentOf } from '../fair/seedPair.ts'
import { fairDraw, fairNumbers } from '../fair/stream.ts'
import type { RandomInt } from '../random/randomInt.ts'
import { differencesOf, type Difference } from './differences.ts'
import { toJson, type Json, type RoundProof } from './proof.ts'

/** What was done, in order, so that anybody can do it again with other means. */
export type VerifyStep =
  | { readonly type: 'COMMITMENT'; readonly computed: string }
  /** `message` is what the server seed signs (HMAC-SHA256), `place` the number's place in that block, `value` is ⌊number × bound⌋. */
  | {
      readonly type: 'DRAW'
      readonly cursor: number
      readonly message: string
      readonly place: number
      readonly number: number
      readonly bound: number
      readonly value: number
    }
  | { readonly type: 'OUTCOME'; readonly totalWinMinor: string }

export interface Verified {
  readonly steps: readonly VerifyStep[]
  /** Empty when the round is as it was shown. */
  readonly differences: readonly Difference[]
}

/** Chance of the public stream that tells what it drew. */
const toldDraw = (proof: RoundProof, steps: VerifyStep[]): RandomInt => {
  const [draw, numbers] = [fairDraw(proof), fairNumbers(proof)]
  let cursor = 0
  return (bound) => {
    const value = draw(bound)
    const message = `${proof.clientSeed}:${proof.nonce}:${Math.floor(cursor / 8)}`
    steps.push({ type: 'DRAW', cursor, message, place: cursor % 8, number: numbers(), bound, value })
    cursor++
    return value
  }
}

/**
 * Plays a round of one bet and one outcome again, from its proof, and compares. A difference at `commitment`, `game`, `version`, `choice`,
 * `stake` or `progress` says that the round could not be played as it stands; its `computed` is what stands there, or why it was refused.
 * @param game The one that the proof names; undefined where there is none.
 */
export const verifyInstant = <Choice, Progress>(
  game: InstantGame<Choice, InstantOutcome<Progress>, Progress> | undefined,
  proof: RoundProof,
): Verified => {
  const computed = commitmentOf(proof.serverSeed)
  const steps: VerifyStep[] = [{ type: 'COMMITMENT', computed }]
  const notPlayed = (path: string, reported: Json, own: Json | undefined): Verified => ({
    steps,
    differences: [{ path, reported, computed: own }],
  })
  if (computed !== proof.commitment) return notPlayed('commitment', proof.commitment, computed)
  if (!game) return notPlayed('game', proof.game, undefined)
  if (game.version !== proof.version) return notPlayed('version', proof.version, game.version)
  const checked = game.check(proof.choice)
  if ('refusal' in checked) return notPlayed('choice', proof.choice, checked.refusal)
  const stakeMinor = BigInt(proof.stake)
  const refusal = game.refuseStake(stakeMinor)
  if (refusal !== null) return notPlayed('stake', proof.stake, refusal)
  try {
    // The progress is a value of JSON that the game looks at itself.
    const outcome = game.play(checked.choice, stakeMinor, toldDraw(proof, steps), proof.progress as Progress | null)
    steps.push({ type: 'OUTCOME', totalWinMinor: String(outcome.totalWinMinor) })
    const own = toJson(outcome) as Readonly<Record<string, Json>>
    return { steps, differences: Object.entries(proof.outcome).flatMap(([name, shown]) => differencesOf(shown, own[name], name)) }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return notPlayed('progress', proof.progress, error.message)
  }
}
