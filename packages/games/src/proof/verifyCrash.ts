import { crashes } from '../crash/crashes.ts'
import { canCashOut, dueCashOut, LOWEST_CASH_OUT, pointOf, winOf } from '../crash/rules.ts'
import { hashBefore, sharedNumber } from '../fair/hashChain.ts'
import { shownDifferences } from './differences.ts'
import type { Json } from '../json.ts'
import { notPlayed, type RevealedProof, type Verified } from './steps.ts'
import type { VerifyStep } from './verifyStep.ts'

/** A chain is not longer; a larger nonce would only keep a browser busy. */
const LONGEST_CHAIN = 1_000_000

type Field = Json | undefined

const fieldIn = (part: Json, name: string): Field =>
  typeof part === 'object' && part !== null && Object.hasOwn(part, name) ? (part as { readonly [key: string]: Json })[name] : undefined

/** A multiplier that can be cashed out, hundredths, or null for none. */
const isCashOut = (value: Field): value is number | null =>
  value === null || (typeof value === 'number' && Number.isInteger(value) && value >= LOWEST_CASH_OUT)

/**
 * Derives a shared round of crash again: its hash leads back to place 0 of the chain, which was published before the salt, and hash and
 * salt make the point; by the point the bet was to be cashed out by itself or not. The commitment is that place 0, the server seed the hash
 * of the round, the client seed the salt.
 */
export const verifyCrash = (proof: RevealedProof): Verified => {
  const steps: VerifyStep[] = []
  const game = crashes.get(proof.game)
  if (!game) return notPlayed(steps, 'game', proof.game, undefined)
  if (game.version !== proof.version) return notPlayed(steps, 'version', proof.version, game.version)
  if (proof.nonce < 1 || proof.nonce > LONGEST_CHAIN) return notPlayed(steps, 'nonce', proof.nonce, 'NOT_IN_THE_CHAIN')
  let reached = proof.serverSeed
  for (let step = 0; step < proof.nonce; step++) reached = hashBefore(reached)
  steps.push({ type: 'CHAIN', times: proof.nonce, reached })
  if (reached !== proof.commitment) return notPlayed(steps, 'commitment', proof.commitment, reached)
  const cashOut = fieldIn(proof.choice, 'cashOut')
  // Proofs of earlier releases hold it in their report only, or not at all.
  const [chosen, told] = [fieldIn(proof.choice, 'autoCashOut'), fieldIn(proof.report, 'autoCashOut')]
  const autoCashOut = (chosen === undefined ? told : chosen) ?? null
  if (!isCashOut(cashOut) || (chosen !== undefined && !isCashOut(chosen)))
    return notPlayed(steps, 'choice', proof.choice, 'CASH_OUT_NOT_IN_HUNDREDTHS')
  if (!isCashOut(autoCashOut)) return notPlayed(steps, 'report.autoCashOut', autoCashOut, 'CASH_OUT_NOT_IN_HUNDREDTHS')
  const stakeMinor = BigInt(proof.stake)
  const refusal = game.refuseStake(stakeMinor)
  if (refusal !== null) return notPlayed(steps, 'stake', proof.stake, refusal)
  const number = sharedNumber(proof.serverSeed, proof.clientSeed)
  const point = pointOf(game.rules, number)
  steps.push({ type: 'POINT', number: String(number), point })
  const totalWinMinor = String(cashOut === null ? 0n : winOf(stakeMinor, cashOut, point))
  steps.push({ type: 'OUTCOME', totalWinMinor })
  const report = { number: proof.nonce, hash: proof.serverSeed, point, cashOut, ...(chosen === undefined ? {} : { autoCashOut: chosen }) }
  const due = dueCashOut(game.rules, autoCashOut, point)
  const passedBy = canCashOut(due, cashOut, point) ? [] : [{ path: 'choice.cashOut', reported: cashOut, computed: due }]
  return { steps, differences: [...passedBy, ...shownDifferences(proof, { totalWinMinor, point, cashOut }, report)] }
}
