import type { VerificationLevel } from '@lagoon/contract/kyc/enums'
import { parseJson } from '@lagoon/contract/text/parseJson'
import {
  documentTypes,
  identityLevelNames,
  requirements,
  requirementsPath,
  type DocumentType,
} from '@lagoon/contract/wire/sumsub/requirements'
import { safeParse } from 'valibot'
import type { Ports } from '../ports/ports.ts'
import { headersFor, type HeaderFacts } from './headers.ts'
import { targetOf } from './target.ts'

const LONGEST_ANSWER = 20_000
/** Nobody waits for a list that is of help and no more. */
const TIMEOUT_MS = 10_000

interface Question extends Required<Pick<HeaderFacts, 'language' | 'isIdVerified' | 'clientKeys'>> {
  /** Of the identity provider. */
  readonly origin: string
  readonly ourOrigin: string
  readonly level: VerificationLevel
  /** ISO 3166-1 alpha-2. */
  readonly country: string
}

const typesIn = (text: string): readonly DocumentType[] | undefined => {
  const answer = safeParse(requirements, parseJson(text.slice(0, LONGEST_ANSWER)))
  if (!answer.success) return undefined
  const named = new Set(answer.output.docSets.flatMap(({ types }) => types))
  return documentTypes.filter((type) => named.has(type))
}

/**
 * Asks the identity provider itself which documents it takes for a level from a country. One of its two keys goes with the question,
 * and nothing of ours (§7). Undefined where it does not say; never throws.
 */
export const askAcceptedDocuments = async (
  { network, clock }: Pick<Ports, 'network' | 'clock'>,
  { origin, ourOrigin, level, country, ...caller }: Question,
): Promise<readonly DocumentType[] | undefined> => {
  const address = `${origin}${requirementsPath}?${new URLSearchParams({ level: identityLevelNames[level], country }).toString()}`
  const target = targetOf(address, ourOrigin, { identityProvider: [origin], gameProviders: [], ipLookup: [] })
  // An address of our own would be given the player's token.
  if (target !== 'identityProvider') return undefined
  const stop = new AbortController()
  const late = clock.after(TIMEOUT_MS, () => stop.abort())
  try {
    const headers = headersFor({ target, path: '', ...caller })
    const response = await network.fetch(address, { headers, credentials: 'omit', referrerPolicy: 'no-referrer', signal: stop.signal })
    return response.ok ? typesIn(await response.text()) : undefined
  } catch {
    return undefined
  } finally {
    late()
  }
}
