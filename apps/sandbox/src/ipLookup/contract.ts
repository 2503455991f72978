/** How the look-up answers: with a country, with an error, with something that is no country, or never. */
export const lookupModes = ['answers', 'fails', 'garbage', 'hangs'] as const
export type LookupMode = (typeof lookupModes)[number]

export interface LookupSettings {
  readonly mode: LookupMode
  /** ISO 3166-1 code of two letters. */
  readonly country: string
}

/** Everybody who calls this machine's look-up is here, until the desk says otherwise. */
export const defaultLookup: LookupSettings = { mode: 'answers', country: 'US' }
