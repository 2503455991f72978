import type { DocumentType } from '@lagoon/contract/wire/sumsub/requirements'
import type { LevelName } from '@lagoon/contract/wire/sumsub/sumsub'

/** A group of documents of which one is given. */
export type GivenSet = 'IDENTITY' | 'SELFIE' | 'PROOF_OF_RESIDENCE'
export const givenSets = ['IDENTITY', 'SELFIE', 'PROOF_OF_RESIDENCE'] as const satisfies readonly GivenSet[]

export const sides = ['FRONT', 'BACK'] as const
export type Side = (typeof sides)[number]

/** What each level asks for, in this order. */
export const setsOf: Readonly<Record<LevelName, readonly GivenSet[]>> = {
  'lagoon-identity': ['IDENTITY', 'SELFIE'],
  'lagoon-address': ['PROOF_OF_RESIDENCE'],
}

export const typeNames: Readonly<Record<DocumentType, string>> = {
  PASSPORT: 'Passport',
  ID_CARD: 'Identity card',
  DRIVERS: 'Driver’s license',
  RESIDENCE_PERMIT: 'Residence permit',
  SELFIE: 'Selfie',
  UTILITY_BILL: 'Utility bill',
  BANK_STATEMENT: 'Bank statement',
  TAX_RETURN: 'Tax return',
}

/** Countries that give their people no identity card. */
const withoutIdCard = ['US', 'CA', 'GB', 'AU', 'NZ', 'DK', 'JP']

/** What is taken of a set in a country, ISO 3166-1 alpha-2; the first is what most people have. */
export const typesOf = (set: GivenSet, country: string): readonly DocumentType[] => {
  switch (set) {
    case 'IDENTITY':
      return withoutIdCard.includes(country)
        ? ['DRIVERS', 'PASSPORT', 'RESIDENCE_PERMIT']
        : ['ID_CARD', 'PASSPORT', 'DRIVERS', 'RESIDENCE_PERMIT']
    case 'SELFIE':
      return ['SELFIE']
    case 'PROOF_OF_RESIDENCE':
      return ['UTILITY_BILL', 'BANK_STATEMENT', 'TAX_RETURN']
  }
}

const oneSided: readonly DocumentType[] = ['PASSPORT', 'SELFIE', 'UTILITY_BILL', 'BANK_STATEMENT', 'TAX_RETURN']

/** The sides of a document that are needed. */
export const sidesOf = (type: DocumentType): readonly Side[] => (oneSided.includes(type) ? ['FRONT'] : sides)
