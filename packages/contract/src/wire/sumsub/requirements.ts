import * as v from 'valibot'
import type { VerificationLevel } from '../../kyc/enums.ts'

/** What the levels of the verification are called at the provider. */
export const identityLevelNames = { IDENTITY: 'lagoon-identity', ADDRESS: 'lagoon-address' } as const satisfies Record<
  VerificationLevel,
  string
>

/** Header of the provider's own API that says on whose behalf a browser asks: one of two public keys (§7). */
export const CLIENT_KEY_HEADER = 'client-key'

export const requirementsPath = '/resources/requirements'

/** Kinds of documents that the provider names. */
export const documentTypes = [
  'PASSPORT',
  'ID_CARD',
  'DRIVERS',
  'RESIDENCE_PERMIT',
  'SELFIE',
  'UTILITY_BILL',
  'BANK_STATEMENT',
  'TAX_RETURN',
] as const
export type DocumentType = (typeof documentTypes)[number]

/**
 * The answer to `GET requirementsPath?level=<name>&country=<ISO 3166-1 alpha-2>`: of each set of documents one is enough. A type that
 * is not known here is one that no words exist for.
 */
export const requirements = v.object({
  levelName: v.picklist(Object.values(identityLevelNames)),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  docSets: v.array(
    v.object({
      idDocSetType: v.picklist(['IDENTITY', 'SELFIE', 'PROOF_OF_RESIDENCE']),
      types: v.array(v.pipe(v.string(), v.maxLength(60))),
    }),
  ),
})
export type Requirements = v.InferOutput<typeof requirements>
