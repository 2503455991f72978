import { crashes } from '../crash/crashes.ts'
import { LOWEST_CASH_OUT, pointOf, winOf } from '../crash/rules.ts'
import { hashBefore, sharedNumber } from '../fair/hashChain.ts'
import { shownDifferences } from './differences.ts'
import { notPlayed, type RevealedProof, type Verified } from './steps.ts'
import type { VerifyStep } from './verifyStep.ts'

/** A chain is not longer; a larger nonce would only keep a browser busy. */
const LONGEST_CHAIN = 1_000_000

/** Where the bet was cashed out, hundredths; null where the round ended before. Undefined for what is neither. */
const cashOutIn = ({ choice }: RevealedProof): number | null | undefined => {
  const cashOut = typeof choice === 'object' && choice !== null && 'cashOut' in choice ? choice['cashOut'] : undefined
  return cashOut === null || (typeof cashOut === 'number' && Number.isInteger(cashOut) && cashOut >= LOWEST_CASH_OUT) ? cashOut : undefined
}

/**
 * Derives a shared round of crash again: its hash leads back to place 0 of the chain, which was published before the salt, and hash and
 * salt make the point. The commitment is that place 0, the server seed the hash of the round, the client seed the salt.
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
  const cashOut = cashOutIn(proof)
  if (cashOut === undefined) return notPlayed(steps, 'choice', proof.choice, 'CASH_OUT_NOT_IN_HUNDREDTHS')
  const stakeMinor = BigInt(proof.stake)
  const refusal = game.refuseStake(stakeMinor)
  if (refusal !== null) return notPlayed(steps, 'stake', proof.stake, refusal)
  const number = sharedNumber(proof.serverSeed, proof.clientSeed)
  const point = pointOf(game.rules, number)
  steps.push({ type: 'POINT', number: String(number), point })
  const totalWinMinor = String(cashOut === null ? 0n : winOf(stakeMinor, cashOut, point))
  steps.push({ type: 'OUTCOME', totalWinMinor })
  const report = { number: proof.nonce, hash: proof.serverSeed, point, cashOut }
  return { steps, differences: shownDifferences(proof, { totalWinMinor, point, cashOut }, report) }
}
