import { createHash } from 'node:crypto'
import { skrillSignedText, type SkrillReport } from '@lagoon/contract/wire/skrill/skrill'

const digest = (algorithm: 'md5' | 'sha256', text: string): string => createHash(algorithm).update(text).digest('hex').toUpperCase()

/** Lower-case hex MD5, as the query interface wants its password. */
export const passwordDigest = (password: string): string => digest('md5', password).toLowerCase()

export type UnsignedReport = Omit<SkrillReport, 'md5sig' | 'sha2sig'>

/** A report with both signatures, as a form. */
export const signedForm = (report: UnsignedReport, secretWord: string): string => {
  const sign = (algorithm: 'md5' | 'sha256') => digest(algorithm, skrillSignedText(report, digest(algorithm, secretWord)))
  const fields = Object.entries({ ...report, md5sig: sign('md5'), sha2sig: sign('sha256') })
  return new URLSearchParams(fields.filter((field): field is [string, string] => field[1] !== undefined)).toString()
}
