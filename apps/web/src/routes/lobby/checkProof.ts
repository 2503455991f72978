import type { CheckDifference, CheckedProof, FairnessView } from '@lagoon/domain/lobby/play/fairness.state'
import { parseJson } from '@lagoon/contract/text/parseJson'
import type { CheckedValue } from '@lagoon/games/proof/verify'

/** Longer than any proof of ours: a table of ten seats, 200 acts. */
const LONGEST_TEXT = 200_000

type Verified = Extract<CheckedValue, { readonly verdict: unknown }>

const states = {
  VERIFIED: 'verified',
  NOT_REVEALED: 'seedNotYetRevealed',
  ALTERED: 'altered',
  BROKEN_COMMITMENT: 'commitmentDiffers',
  UNKNOWN_GAME: 'otherVersion',
  OTHER_VERSION: 'otherVersion',
  DIFFERENT: 'doesNotMatch',
} as const satisfies Readonly<Record<Verified['verdict'], FairnessView['state']>>

const told = ({ path, reported, computed }: Verified['differences'][number]): CheckDifference => ({
  path,
  ...(reported === undefined ? {} : { shown: reported }),
  ...(computed === undefined ? {} : { computed }),
})

const aboutOf = ({ proof, steps, differences }: Verified): CheckedProof => {
  const { game, stake, commitment, clientSeed, nonce, serverSeed } = proof
  return {
    round: { gameId: game, stake, commitment, clientSeed, nonce, ...(serverSeed === null ? {} : { serverSeed }) },
    steps,
    differences: differences.map(told),
  }
}

/** The text of a proof with a server seed in the place of the one that was not revealed. Undefined where it is no JSON object. */
const withSeed = (text: string, serverSeed: string): unknown => {
  const value = parseJson(text)
  return typeof value === 'object' && value !== null ? { ...value, serverSeed } : value
}

/**
 * Checks a proof on this device. The mathematics of the games is fetched with the first one, and asks no server.
 * @param serverSeed What the provider revealed, for a proof that was written before.
 */
export const checkProof = async (text: string, serverSeed?: string): Promise<FairnessView> => {
  if (text.length > LONGEST_TEXT)
    return { state: 'notReadable', problems: [`It’s longer than ${LONGEST_TEXT.toLocaleString('en-US')} characters.`] }
  const value = serverSeed === undefined ? parseJson(text) : withSeed(text, serverSeed)
  if (value === undefined) return { state: 'notReadable', problems: ['It isn’t JSON.'] }
  const { checkValue } = await import('@lagoon/games/proof/verify')
  const checked = checkValue(value)
  return 'problems' in checked
    ? { state: 'notReadable', problems: checked.problems }
    : { state: states[checked.verdict], ...aboutOf(checked) }
}
