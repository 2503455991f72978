import { createHash, timingSafeEqual } from 'node:crypto'
import type { Party } from '@lagoon/contract/parties/parties'
import { skrillSignedText, type SkrillReport } from '@lagoon/contract/wire/skrill/skrill'

const algorithms = { md5sig: 'md5', sha2sig: 'sha256' } as const
type Signature = keyof typeof algorithms

/**
 * The two secrets of a merchant at Skrill. As a setting they are one text, `secret_word=…&api_password=…`; a text without these names
 * is both at once, as the sandbox takes it.
 */
export const skrillSecrets = ({ secret }: Party): { readonly secretWord: string; readonly apiPassword: string } => {
  const named = new URLSearchParams(secret)
  return { secretWord: named.get('secret_word') ?? secret, apiPassword: named.get('api_password') ?? secret }
}

/** Lower-case hex MD5, as the query interface wants its password. */
export const md5 = (text: string): string => createHash('md5').update(text).digest('hex')

const holds = (signature: Signature, report: SkrillReport, secretWord: string): boolean => {
  const digest = (text: string) => createHash(algorithms[signature]).update(text).digest()
  const expected = digest(skrillSignedText(report, digest(secretWord).toString('hex').toUpperCase()))
  const text = report[signature] ?? ''
  const given = /^[0-9A-Fa-f]*$/.test(text) ? Buffer.from(text, 'hex') : Buffer.alloc(0)
  return given.length === expected.length && text.length === 2 * given.length && timingSafeEqual(given, expected)
}

/**
 * Whether a report is signed with our secret word. `sha2sig` has to be there, since MD5 is weak; only where Skrill's support has not
 * switched it on for the account, the setting `signature: "md5"` takes `md5sig` in its place. Hex digits of either case are the same.
 */
export const isSigned = (party: Party, report: SkrillReport): boolean =>
  holds(party.settings?.['signature'] === 'md5' ? 'md5sig' : 'sha2sig', report, skrillSecrets(party).secretWord)
