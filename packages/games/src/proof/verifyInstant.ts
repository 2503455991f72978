import type { InstantGame, InstantOutcome } from '../engine.ts'
import { commitmentOf } from '../fair/seedPair.ts'
import { shownDifferences, type Reported } from './differences.ts'
import { toJson, type Json } from '../json.ts'
import { notPlayed, toldDraw, type RevealedProof, type Verified } from './steps.ts'
import type { VerifyStep } from './verifyStep.ts'

/**
 * Plays a round of one bet and one outcome again, from its proof, and compares. A difference at `commitment`, `game`, `version`, `choice`,
 * `stake` or `progress` says that the round could not be played as it stands; its `computed` is what stands there, or why it was refused.
 * @param game The one that the proof names; undefined where there is none.
 * @param reportOf What of the outcome stands in a report, in its words.
 */
export const verifyInstant = <Choice, Progress, Outcome extends InstantOutcome<Progress>>(
  game: InstantGame<Choice, Outcome, Progress> | undefined,
  proof: RevealedProof,
  reportOf: (outcome: Outcome) => Reported = () => ({}),
): Verified => {
  const computed = commitmentOf(proof.serverSeed)
  const steps: VerifyStep[] = [{ type: 'COMMITMENT', computed }]
  if (computed !== proof.commitment) return notPlayed(steps, 'commitment', proof.commitment, computed)
  if (!game) return notPlayed(steps, 'game', proof.game, undefined)
  if (game.version !== proof.version) return notPlayed(steps, 'version', proof.version, game.version)
  const checked = game.check(proof.choice)
  if ('refusal' in checked) return notPlayed(steps, 'choice', proof.choice, checked.refusal)
  const stakeMinor = BigInt(proof.stake)
  const refusal = game.refuseStake(stakeMinor)
  if (refusal !== null) return notPlayed(steps, 'stake', proof.stake, refusal)
  try {
    // The progress is a value of JSON that the game looks at itself.
    const outcome = game.play(checked.choice, stakeMinor, toldDraw(proof, steps), proof.progress as Progress | null)
    steps.push({ type: 'OUTCOME', totalWinMinor: String(outcome.totalWinMinor) })
    return { steps, differences: shownDifferences(proof, toJson(outcome) as Readonly<Record<string, Json>>, reportOf(outcome)) }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return notPlayed(steps, 'progress', proof.progress, error.message)
  }
}
