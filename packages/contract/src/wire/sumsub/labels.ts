/** What `rejectLabels` may say, grouped by what becomes of them. `reviewRejectType` decides whether the person may try again, not these. */
export const rejectLabels = {
  /** The same document once more, with a better picture. */
  MEND_PICTURE: [
    'UNSATISFACTORY_PHOTOS',
    'LOW_QUALITY',
    'SCREENSHOTS',
    'BLACK_AND_WHITE',
    'FRONT_SIDE_MISSING',
    'BACK_SIDE_MISSING',
    'DOCUMENT_PAGE_MISSING',
    'DOCUMENT_DAMAGED',
    'INCOMPLETE_DOCUMENT',
    'NOT_DOCUMENT',
    'BAD_SELFIE',
    'CAMERA_OR_LIGHTING_ISSUES',
  ],
  ANOTHER_DOCUMENT: [
    'EXPIRATION_DATE',
    'UNSUITABLE_DOCUMENT',
    'OUTDATED_DOCUMENT_VERSION',
    'DIGITAL_DOCUMENT',
    'INCOMPATIBLE_LANGUAGE',
    'ADDITIONAL_DOCUMENT_REQUIRED',
    'BAD_PROOF_OF_ADDRESS',
    'BAD_PROOF_OF_IDENTITY',
    'BAD_PROOF_OF_PAYMENT',
  ],
  MEND_PROFILE: ['PROBLEMATIC_APPLICANT_DATA', 'REQUESTED_DATA_MISMATCH', 'WRONG_ADDRESS', 'DB_DATA_MISMATCH'],
  /** Nothing is wrong yet: the vendor goes on by itself. */
  WAIT: ['CHECK_UNAVAILABLE', 'NOT_ALL_CHECKS_COMPLETED', 'CONNECTION_INTERRUPTED'],
  /** Suspicions, which the player is told nothing of. */
  PERSON_DECIDES: [
    'AGE_REQUIREMENT_MISMATCH',
    'DUPLICATE',
    'FORGERY',
    'GRAPHIC_EDITOR',
    'FRAUDULENT_PATTERNS',
    'FRAUDULENT_LIVENESS',
    'SELFIE_MISMATCH',
    'STOLEN_DOCS',
    'BLOCKLIST',
    'SANCTIONS',
    'PEP',
    'ADVERSE_MEDIA',
    'CRIMINAL',
    'WRONG_USER_REGION',
    'REGULATIONS_VIOLATIONS',
    'INCONSISTENT_PROFILE',
    'THIRD_PARTY_INVOLVED',
  ],
} as const
export type LabelGroup = keyof typeof rejectLabels
export type RejectLabel = (typeof rejectLabels)[LabelGroup][number]

/** Undefined: a label that was added since. */
export const groupOf = (label: string): LabelGroup | undefined =>
  (Object.keys(rejectLabels) as LabelGroup[]).find((group) => (rejectLabels[group] as readonly string[]).includes(label))
