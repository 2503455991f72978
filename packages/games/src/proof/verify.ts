import { blackjacks } from '../blackjack/blackjacks.ts'
import { crashes } from '../crash/crashes.ts'
import { fishes } from '../fish/fishes.ts'
import { holdemTables } from '../holdemTable/holdemTables.ts'
import { housePokers } from '../housePoker/housePokers.ts'
import { kenos } from '../keno/kenos.ts'
import { slots } from '../slots/slots.ts'
import type { DrawAct } from '../videoPoker/engine.ts'
import { videoPokers } from '../videoPoker/videoPokers.ts'
import { digestOf } from './digest.ts'
import type { Json } from '../json.ts'
import { readProof, type RoundProof } from './proof.ts'
import { blackjackFields, fishFields, housePokerFields, kenoFields, slotFields, videoPokerFields } from './reports.ts'
import { notPlayed, type RevealedProof, type Verified } from './steps.ts'
import { verifyCrash } from './verifyCrash.ts'
import { verifyHoldem } from './verifyHoldem.ts'
import { verifyInstant } from './verifyInstant.ts'
import { byName, verifyStepped } from './verifyStepped.ts'

/** What came of a proof. */
export type Verdict =
  /** The round is as it was shown. */
  | 'VERIFIED'
  /** The server seed is still in use: nothing can be said yet. */
  | 'NOT_REVEALED'
  /** The proof is not the one that was written: something in it was changed. */
  | 'ALTERED'
  /** The server seed is not the one that was promised, or the hash does not lead to the chain. */
  | 'BROKEN_COMMITMENT'
  | 'UNKNOWN_GAME'
  /** The game has other tables by now. */
  | 'OTHER_VERSION'
  /** Something else comes out than what was shown, or the round could not be played as it stands. */
  | 'DIFFERENT'

export interface ProofCheck extends Verified {
  readonly verdict: Verdict
}

/** `{ hold: [true, …] }`, as video poker writes its draw. */
const draw = (act: Json, possible: readonly DrawAct[]): DrawAct | undefined => {
  const hold = typeof act === 'object' && act !== null && 'hold' in act ? JSON.stringify(act['hold']) : undefined
  return possible.find((one) => JSON.stringify(one.hold) === hold)
}

/** Every kind of game whose rounds can be played again. */
const kinds: readonly { readonly games: ReadonlyMap<string, unknown>; readonly verify: (proof: RevealedProof) => Verified }[] = [
  { games: slots, verify: (proof) => verifyInstant(slots.get(proof.game), proof, slotFields) },
  { games: kenos, verify: (proof) => verifyInstant(kenos.get(proof.game), proof, kenoFields) },
  { games: fishes, verify: (proof) => verifyInstant(fishes.get(proof.game), proof, fishFields(fishes.get(proof.game)?.rules)) },
  { games: crashes, verify: verifyCrash },
  { games: videoPokers, verify: (proof) => verifyStepped(videoPokers.get(proof.game), proof, draw, videoPokerFields) },
  { games: blackjacks, verify: (proof) => verifyStepped(blackjacks.get(proof.game), proof, byName, blackjackFields) },
  { games: housePokers, verify: (proof) => verifyStepped(housePokers.get(proof.game), proof, byName, housePokerFields) },
  { games: holdemTables, verify: verifyHoldem },
]

const verdicts: Readonly<Record<string, Verdict>> = {
  digest: 'ALTERED',
  serverSeed: 'NOT_REVEALED',
  commitment: 'BROKEN_COMMITMENT',
  game: 'UNKNOWN_GAME',
  version: 'OTHER_VERSION',
}

const isRevealed = (proof: RoundProof): proof is RevealedProof => proof.serverSeed !== null

const verified = (proof: RoundProof): Verified => {
  const digest = digestOf(proof)
  if (proof.digest !== null && proof.digest !== digest) return notPlayed([], 'digest', proof.digest, digest)
  if (!isRevealed(proof)) return notPlayed([], 'serverSeed', null, undefined)
  const kind = kinds.find(({ games }) => games.has(proof.game))
  return kind ? kind.verify(proof) : notPlayed([], 'game', proof.game, undefined)
}

/** A proof holds JSON that anybody wrote: whatever a game makes of it, its reader is to be answered. */
const answered = (proof: RoundProof): Verified => {
  try {
    return verified(proof)
  } catch (error) {
    return notPlayed([], 'round', null, error instanceof Error ? error.message : 'NOT_POSSIBLE')
  }
}

/**
 * Plays a round of any game again and compares it with what was shown. Pure: needs no network. What comes first decides: an altered proof,
 * then a seed that is not revealed, then the commitment, the version, and what comes out. Never throws.
 */
export const verifyProof = (proof: RoundProof): ProofCheck => {
  const { steps, differences } = answered(proof)
  const [first] = differences
  return { steps, differences, verdict: first === undefined ? 'VERIFIED' : (verdicts[first.path] ?? 'DIFFERENT') }
}

/** A value that was checked: what is wrong with it where it is no proof, else the proof with what came of it. */
export type CheckedValue = { readonly problems: readonly string[] } | (ProofCheck & { readonly proof: RoundProof })

/** Reads parsed JSON as a proof and plays its round again. */
export const checkValue = (value: unknown): CheckedValue => {
  const read = readProof(value)
  return 'problems' in read ? read : { ...verifyProof(read.proof), proof: read.proof }
}

/** A proof with its digest, as it is given to a player; undefined for what is no proof. */
export const sealed = (value: unknown): RoundProof | undefined => {
  const read = readProof(value)
  return 'problems' in read ? undefined : { ...read.proof, digest: digestOf(read.proof) }
}
