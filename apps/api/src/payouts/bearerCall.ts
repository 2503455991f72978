import type { Party } from '@lagoon/contract/parties/parties'

/** A provider refused a call in its own words. Of a payout that says nothing by itself. */
export class CallRefused extends Error {
  readonly code: string
  constructor(provider: string, code: string) {
    super(`${provider} refused a call: ${code}`)
    this.code = code
  }
}

/** How the calls of a provider that knows us by a bearer are made. */
export interface BearerProvider {
  /** Its name in errors. */
  readonly name: string
  /** The word of a refusal of its own; undefined where an answer is none. */
  readonly codeOf: (answer: unknown) => string | undefined
}

/**
 * Calls a provider, with the party's secret as the bearer, and answers its JSON. Rejects where no answer came, or none of the
 * provider's: then nothing is known. No message repeats what was sent. @throws CallRefused
 */
export const bearerCall =
  ({ name, codeOf }: BearerProvider) =>
  async (party: Party, path: string, init: RequestInit, signal: AbortSignal): Promise<unknown> => {
    const response = await fetch(new URL(path, party.origin), {
      ...init,
      headers: { accept: 'application/json', authorization: `Bearer ${party.secret}`, ...init.headers },
      redirect: 'error',
      signal,
    })
    const answer: unknown = await response.json()
    if (response.ok) return answer
    const code = codeOf(answer)
    throw code === undefined ? new Error(`${name} answered ${response.status} with no word of its own`) : new CallRefused(name, code)
  }
