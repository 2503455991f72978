import { fairDraw, fairNumbers } from '../fair/stream.ts'
import type { RandomInt } from '../random/randomInt.ts'
import type { Difference } from './differences.ts'
import type { Json } from '../json.ts'
import type { RoundProof } from './proof.ts'
import type { VerifyStep } from './verifyStep.ts'

export interface Verified {
  readonly steps: readonly VerifyStep[]
  /** Empty when the round is as it was shown. */
  readonly differences: readonly Difference[]
}

/** A proof whose server seed is known. */
export type RevealedProof = RoundProof & { readonly serverSeed: string }

/** The public stream of a proof from a cursor on, which tells what it drew. */
export const toldDraw = (proof: RevealedProof, steps: VerifyStep[], from = 0): RandomInt => {
  const [draw, numbers] = [fairDraw(proof, from), fairNumbers(proof, from)]
  let cursor = from
  return (bound) => {
    const value = draw(bound)
    const message = `${proof.clientSeed}:${proof.nonce}:${Math.floor(cursor / 8)}`
    steps.push({ type: 'DRAW', cursor, message, place: cursor % 8, number: numbers(), bound, value })
    cursor++
    return value
  }
}

/** A round that could not be played as it stands: what stands at a place, and what is there in truth or why it was refused. */
export const notPlayed = (steps: readonly VerifyStep[], path: string, reported: Json, computed: Json | undefined): Verified => ({
  steps,
  differences: [{ path, reported, computed }],
})
