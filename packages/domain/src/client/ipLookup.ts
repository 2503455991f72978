import { parseJson } from '@lagoon/contract/text/parseJson'
import { ipLookupAnswer } from '@lagoon/contract/wire/ipLookup/ipLookup'
import { safeParse } from 'valibot'
import type { Ports } from '../ports/ports.ts'
import { headersFor } from './headers.ts'

const LONGEST_ANSWER = 1_000

const countryIn = (text: string): string | undefined => {
  const answer = safeParse(ipLookupAnswer, parseJson(text.slice(0, LONGEST_ANSWER)))
  return answer.success ? answer.output.country : undefined
}

/**
 * Asks the look-up at `address` for the country that this device calls from, as an ISO 3166-1 code of two letters. Nothing of
 * ours goes with the question (§7), and whatever is no such code is no answer. Never throws.
 */
export const askCountry = async (
  { network }: Pick<Ports, 'network'>,
  address: string,
  signal: AbortSignal,
): Promise<string | undefined> => {
  try {
    const headers = headersFor({ target: 'ipLookup', path: '', language: '' })
    const response = await network.fetch(address, { headers, credentials: 'omit', referrerPolicy: 'no-referrer', signal })
    return response.ok ? countryIn(await response.text()) : undefined
  } catch {
    return undefined
  }
}
