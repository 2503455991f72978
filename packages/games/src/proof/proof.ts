/** What JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** A round with all that it was computed from, as a player can keep it once the server seed is revealed. */
export interface RoundProof {
  readonly game: string
  readonly version: number
  /** What was shown before the first bet of the seed pair: SHA-256 of the server seed, 64 hexadecimal characters. */
  readonly commitment: string
  readonly serverSeed: string
  readonly clientSeed: string
  readonly nonce: number
  /** Null where the game has nothing to choose. */
  readonly choice: Json
  /** Minor units as decimal digits. */
  readonly stake: string
  /** What the round before had left; null where the game keeps nothing, or before the first round. */
  readonly progress: Json
  /** What was shown: some or all of `totalWinMinor`, `events` and `progress`, money as decimal digits. What is missing is not compared. */
  readonly outcome: { readonly [key: string]: Json }
}

/** What each field of a proof has to be. */
const fields: Readonly<Record<keyof RoundProof, { readonly is: (value: unknown) => boolean; readonly form: string }>> = {
  game: { is: (value) => typeof value === 'string' && value !== '', form: 'the id of a game' },
  version: { is: (value) => Number.isSafeInteger(value) && Number(value) > 0, form: 'a whole number from 1' },
  commitment: { is: (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value), form: '64 lower-case hexadecimal characters' },
  serverSeed: { is: (value) => typeof value === 'string' && value !== '', form: 'a text' },
  clientSeed: { is: (value) => typeof value === 'string', form: 'a text' },
  nonce: { is: (value) => Number.isSafeInteger(value) && Number(value) >= 0, form: 'a whole number from 0' },
  choice: { is: () => true, form: 'a choice of the game, or null' },
  stake: { is: (value) => typeof value === 'string' && /^[1-9]\d{0,17}$/.test(value), form: 'minor units as decimal digits' },
  progress: { is: () => true, form: 'what the round before had left, or null' },
  outcome: {
    is: (value) => typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0,
    form: 'an object with what was shown',
  },
}

/** Reads a proof out of parsed JSON; else says what is wrong with each field. `choice` and `progress` may be absent. */
export const readProof = (value: unknown): { readonly proof: RoundProof } | { readonly problems: readonly string[] } => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { problems: ['a proof is a JSON object'] }
  const given = { choice: null, progress: null, ...value } as Record<string, unknown>
  const problems = Object.entries(fields).flatMap(([name, { is, form }]) => (is(given[name]) ? [] : [`${name}: ${form}`]))
  // Each field was looked at just now, and parsed JSON holds nothing else.
  return problems.length > 0 ? { problems } : { proof: given as unknown as RoundProof }
}

/** An outcome as it stands in a proof: money as decimal digits, nothing that JSON does not hold. */
export const toJson = (value: unknown): Json =>
  JSON.parse(JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part))) as Json
