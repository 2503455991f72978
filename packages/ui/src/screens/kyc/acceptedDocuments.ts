import type { AcceptedDocuments as Accepted } from '@lagoon/domain/kyc/kyc.state'
import { documentTypeWords } from './requestWords.ts'

const either = new Intl.ListFormat('en-US', { type: 'disjunction' })

/** `a passport, ID card, or driver’s license`, of what the provider accepts; undefined where it does not say. */
export const acceptedInWords = (accepted: Accepted): string | undefined => {
  const documents = accepted.filter((type) => type !== 'SELFIE')
  return documents.length === 0 ? undefined : either.format(documents.map((type) => documentTypeWords[type]))
}
