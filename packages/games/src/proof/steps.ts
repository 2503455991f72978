import { fairDraw, fairNumbers } from '../fair/stream.ts'
import type { RandomInt } from '../random/randomInt.ts'
import type { Difference } from './differences.ts'
import type { Json, RoundProof } from './proof.ts'

/** What was done, in order, so that anybody can do it again with other means. */
export type VerifyStep =
  | { readonly type: 'COMMITMENT'; readonly computed: string }
  /** Of a shared round: hashed so many times, its hash is the one at place 0 of the chain, or not. */
  | { readonly type: 'CHAIN'; readonly times: number; readonly reached: string }
  /** Of a shared round: the first 52 bits of HMAC(salt, hash), and the multiplier in hundredths that they make. */
  | { readonly type: 'POINT'; readonly number: string; readonly point: number }
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
  | { readonly type: 'ACT'; readonly name: string }
  | { readonly type: 'OUTCOME'; readonly totalWinMinor: string }

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
