import type { Act, SteppedGame, SteppedResult, SteppedState } from '../engine.ts'
import { commitmentOf } from '../fair/seedPair.ts'
import { shownDifferences, type Reported } from './differences.ts'
import { toJson, type Json } from '../json.ts'
import { notPlayed, toldDraw, type RevealedProof, type Verified } from './steps.ts'
import type { VerifyStep } from './verifyStep.ts'

/** Stands in a proof where the player left: everything that was open was ended without a further bet. */
const FINISH = 'FINISH'
const leaving = ['DECLINE', 'STAND', 'FOLD']

const nameIn = (act: Json): Json | undefined => (typeof act === 'object' && act !== null && 'act' in act ? act['act'] : undefined)

/** `{ act: its name }`, of the acts that are possible. */
export const byName = <GameAct extends Act>(act: Json, possible: readonly GameAct[]): GameAct | undefined =>
  possible.find(({ name }) => name === nameIn(act))

/**
 * Plays a round of several acts again, act by act, and compares; as `verifyInstant`. A difference at `acts` says that one of them was not
 * possible, or that the round was not over after the last.
 */
export const verifyStepped = <Choice, State extends SteppedState, GameAct extends Act, Result extends SteppedResult>(
  game: SteppedGame<Choice, State, GameAct, Result> | undefined,
  proof: RevealedProof,
  read: (act: Json, possible: readonly GameAct[]) => GameAct | undefined,
  reportOf: (state: State, result: Result) => Reported,
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
  const after = (state: State, act: GameAct): State => {
    steps.push({ type: 'ACT', name: act.name })
    return game.act(state, act, toldDraw(proof, steps, state.cursor))
  }
  let state = game.open(stakeMinor, checked.choice, toldDraw(proof, steps))
  for (const [place, written] of proof.acts.entries()) {
    if (nameIn(written) === FINISH) {
      const next = () => game.acts(state).find(({ name }) => leaving.includes(name))
      for (let act = next(); act; act = next()) state = after(state, act)
      continue
    }
    const act = read(written, game.acts(state))
    if (!act) return notPlayed(steps, `acts.${place}`, written, 'NOT_POSSIBLE')
    state = after(state, act)
  }
  const result = game.result(state)
  if (!result) return notPlayed(steps, 'acts', proof.acts, 'ROUND_IS_OPEN')
  steps.push({ type: 'OUTCOME', totalWinMinor: String(result.totalWinMinor) })
  const own = toJson({ ...state, ...result }) as Readonly<Record<string, Json>>
  return { steps, differences: shownDifferences(proof, own, reportOf(state, result)) }
}
