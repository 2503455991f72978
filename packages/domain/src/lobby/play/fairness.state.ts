import type { Json } from '@lagoon/games/json'
import type { VerifyStep } from '@lagoon/games/proof/verifyStep'

export type { Json, VerifyStep }

/** What a round says of itself, as its proof holds it. */
export interface ProvenRound {
  readonly gameId: string
  /** Minor units of the bet’s kind of token, as decimal digits. */
  readonly stake: string
  /** SHA-256 of the server seed, shown before the first round that used it; of a shared round, place 0 of its chain. */
  readonly commitment: string
  readonly clientSeed: string
  /** How many rounds were played with these seeds before, counted from 0; of a shared round, its place in the chain. */
  readonly nonce: number
  /** Absent until it is revealed. */
  readonly serverSeed?: string
}

/** Where what was shown is not what comes out; both absent where there is nothing. */
export interface CheckDifference {
  /** Names and places, from the outcome inwards: `report.drawn.3`. */
  readonly path: string
  readonly shown?: Json
  readonly computed?: Json
}

/** A proof that was checked, with what can be done with its text. */
export interface CheckedProof {
  readonly round: ProvenRound
  /** What this device did with the proof, in order. */
  readonly steps: readonly VerifyStep[]
  readonly differences: readonly CheckDifference[]
}

export type FairnessView =
  /** Nothing was given yet. */
  | { readonly state: 'empty' }
  | { readonly state: 'checking' }
  /** What was given is no proof; `problems` name what is wrong with it. */
  | { readonly state: 'notReadable'; readonly problems: readonly string[] }
  | ({ readonly state: 'verified' } & CheckedProof)
  | ({ readonly state: 'doesNotMatch' } & CheckedProof)
  /** The seed still makes rounds; whoever knew it would know them. */
  | ({ readonly state: 'seedNotYetRevealed' } & CheckedProof)
  /** The proof was changed after it was written. */
  | ({ readonly state: 'altered' } & CheckedProof)
  /** The revealed seed is not the one that was promised. */
  | ({ readonly state: 'commitmentDiffers' } & CheckedProof)
  /** The game has other tables by now, or there is none of that name here. */
  | ({ readonly state: 'otherVersion' } & CheckedProof)
