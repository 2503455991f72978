import type { CheckedValue } from '@lagoon/games/proof/verify'
import type { PastRound } from '../../contract.ts'
import type { PastHand } from '../../rules/holdemTable/live.ts'

/** The proof of a round as `@lagoon/games/proof/proof` reads it, without its digest. */
export type GivenProof = Readonly<Record<string, unknown>>

/** Of a round that all players shared: it comes from a chain of hashes, and was revealed as it ended. */
export const isShared = ({ fairness }: Pick<PastRound, 'fairness'>): boolean => fairness.algorithm === 'sha256-hash-chain'

/** What the outcome of a shared round says. */
interface SharedOutcome {
  readonly hash: string
  readonly point: number
  readonly autoCashOut: number | null
  readonly cashOut: number | null
}

/** A finished round as its player can keep it; without the server seed until that is revealed. */
export const proofOfRound = (game: string, round: PastRound): GivenProof => {
  const { fairness, stake, choice, progress, acts, outcome, totalWin: totalWinMinor, serverSeed } = round
  const { version, commitment, clientSeed, nonce } = fairness
  const about = { game, version, commitment, clientSeed, nonce, stake }
  if (!isShared(round)) return { ...about, serverSeed, choice, progress, acts, outcome: { totalWinMinor } }
  const { hash, point, autoCashOut, cashOut } = outcome as unknown as SharedOutcome
  return { ...about, serverSeed: hash, choice: { autoCashOut, cashOut }, outcome: { totalWinMinor, point, cashOut } }
}

/**
 * A hand of a table, with all that was done at it and every card that its player saw. Null where nothing was bet, where it was too long to be
 * kept as a whole, and for hands of earlier releases.
 */
export const proofOfHand = (game: string, { bet, win, choice, report, fairness, serverSeed }: PastHand): GivenProof | null => {
  const { version, commitment, clientSeed, nonce, played } = fairness
  if (bet === 0 || !played || !('stacks' in choice)) return null
  const outcome = { totalWinMinor: String(win) }
  return { game, version, commitment, clientSeed, nonce, serverSeed, stake: String(bet), choice, acts: played.acts, outcome, report }
}

/** The mathematics of all games; fetched with the first question. */
const proofs = () => import('@lagoon/games/proof/verify')

/** Plays the round of a proof again in this browser. */
export const checkProof = async (proof: GivenProof): Promise<CheckedValue> => (await proofs()).checkValue(proof)

/** Gives the player a proof as a file, with its digest, so that a change to it is noticed. */
export const downloadProof = async (given: GivenProof): Promise<void> => {
  const { sealed } = await proofs()
  const proof = sealed(given)
  if (proof === undefined) throw new RangeError('a round of this game has no proof')
  const url = URL.createObjectURL(new Blob([JSON.stringify(proof, null, 2)], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href: url, download: `${proof.game}-round-${proof.nonce}.json` }).click()
  URL.revokeObjectURL(url)
}
