import type { RoundProof } from '../proof/proof.ts'
import { verifyInstant, type Verified } from '../proof/verifyInstant.ts'
import { slots } from './slots.ts'

/** Plays a round of a slot again and says what differs from what was shown. */
export const verify = (proof: RoundProof): Verified => verifyInstant(slots.get(proof.game), proof)
