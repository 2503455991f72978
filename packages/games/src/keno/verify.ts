import type { RoundProof } from '../proof/proof.ts'
import { verifyInstant, type Verified } from '../proof/verifyInstant.ts'
import { kenos } from './kenos.ts'

/** Draws a round of keno again and says what differs from what was shown. */
export const verify = (proof: RoundProof): Verified => verifyInstant(kenos.get(proof.game), proof)
