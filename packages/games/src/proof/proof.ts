import type { Json } from '../json.ts'

/** A round with all that it was computed from, as a player can keep it once the server seed is revealed. */
export interface RoundProof {
  readonly game: string
  readonly version: number
  /** What was shown before the first bet of the seed pair: SHA-256 of the server seed, 64 hexadecimal characters. */
  readonly commitment: string
  /** Null until the provider reveals it; of a shared round of crash, the hash of the round. */
  readonly serverSeed: string | null
  /** The player's own, or those of a table in the order of its seats; of a shared round of crash, the salt of the chain. */
  readonly clientSeed: string
  /** Of a shared round of crash, its place in the chain. */
  readonly nonce: number
  /** Null where the game has nothing to choose. */
  readonly choice: Json
  /** Minor units as decimal digits. */
  readonly stake: string
  /** What the round before had left; null where the game keeps nothing, or before the first round. */
  readonly progress: Json
  /** What the player did, in order; empty where a bet decides the round. */
  readonly acts: readonly Json[]
  /** What was shown: some or all of `totalWinMinor`, `events` and `progress`, money as decimal digits. What is missing is not compared. */
  readonly outcome: { readonly [key: string]: Json }
  /** The round as the platform's history shows it: some or all of what `reportOf` makes of it. Null where it is not known. */
  readonly report: { readonly [key: string]: Json } | null
  /** SHA-256 over everything else here (`digestOf`): tells a file that was altered from a round that does not fit. Null where there is none. */
  readonly digest: string | null
}

/** Client seeds of a table of ten seats, joined; longer ones are nobody's. */
const LONGEST_SEED = 650
const MOST_ACTS = 200
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)
const isHash = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)

/** What each field of a proof has to be; `form` ends the sentence “… must be”. */
const fields: Readonly<Record<keyof RoundProof, { readonly is: (value: unknown) => boolean; readonly form: string }>> = {
  game: { is: (value) => typeof value === 'string' && value !== '', form: 'the ID of a game' },
  version: { is: (value) => Number.isSafeInteger(value) && Number(value) > 0, form: '1 or a higher whole number' },
  commitment: { is: isHash, form: '64 lowercase hexadecimal characters' },
  serverSeed: {
    is: (value) => value === null || isHash(value),
    form: '64 lowercase hexadecimal characters, or null until it’s revealed',
  },
  clientSeed: {
    is: (value) => typeof value === 'string' && value.length <= LONGEST_SEED,
    form: `${LONGEST_SEED} characters or fewer`,
  },
  nonce: { is: (value) => Number.isSafeInteger(value) && Number(value) >= 0, form: '0 or a higher whole number' },
  choice: { is: () => true, form: 'a choice of the game, or null' },
  stake: {
    is: (value) => typeof value === 'string' && /^[1-9]\d{0,17}$/.test(value),
    form: 'an amount in minor units, written as digits in quotes',
  },
  progress: { is: () => true, form: 'what the round before had left, or null' },
  acts: { is: (value) => Array.isArray(value) && value.length <= MOST_ACTS, form: `a list of ${MOST_ACTS} moves or fewer` },
  outcome: {
    is: (value) => isObject(value) && Object.keys(value as object).length > 0,
    form: 'an object with what was shown',
  },
  report: { is: (value) => value === null || isObject(value), form: 'an object with the round as the history shows it, or null' },
  digest: { is: (value) => value === null || isHash(value), form: '64 lowercase hexadecimal characters, or null' },
}

/** Reads a proof out of parsed JSON; else says what is wrong with each field. What may be null may be absent, and so may `acts`. */
export const readProof = (value: unknown): { readonly proof: RoundProof } | { readonly problems: readonly string[] } => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { problems: ['A proof must be a JSON object.'] }
  const given = { serverSeed: null, choice: null, progress: null, acts: [], report: null, digest: null, ...value } as Record<
    string,
    unknown
  >
  const wrong = Object.entries(fields).flatMap(([name, { is, form }]) => (is(given[name]) ? [] : [`${name} must be ${form}.`]))
  // What is not known is not left out: a name with a letter changed would take its value out of the proof.
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(fields, name))
  const problems = [...wrong, ...unknown.map((name) => `${name.slice(0, 64)} isn’t part of a proof.`)]
  // Each field was looked at just now, and parsed JSON holds nothing else.
  return problems.length > 0 ? { problems } : { proof: given as unknown as RoundProof }
}
