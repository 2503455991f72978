import type { DocumentType } from '@lagoon/contract/wire/sumsub/requirements'
import type { GivenSet, Side } from '../../documents.ts'

/** The title of where a kind of document is chosen. */
export const chooseTitles: Readonly<Record<GivenSet, string>> = {
  IDENTITY: 'Choose your identity document',
  SELFIE: 'Take a selfie',
  PROOF_OF_RESIDENCE: 'Choose your proof of address',
}

export const chooseHints: Readonly<Record<GivenSet, string>> = {
  IDENTITY: 'It has to be valid and undamaged. Use the original, not a copy.',
  SELFIE: '',
  PROOF_OF_RESIDENCE: 'It has to show your name and address, and be dated within the last 3 months.',
}

const sideWords: Readonly<Record<Side, string>> = { FRONT: 'Front', BACK: 'Back' }

const thing: Readonly<Record<DocumentType, string>> = {
  PASSPORT: 'passport',
  ID_CARD: 'identity card',
  DRIVERS: 'driver’s license',
  RESIDENCE_PERMIT: 'residence permit',
  SELFIE: 'selfie',
  UTILITY_BILL: 'utility bill',
  BANK_STATEMENT: 'bank statement',
  TAX_RETURN: 'tax return',
}

/** What is to be given, as a title: `Front of your driver’s license`. */
export const giveTitle = (type: DocumentType, side: Side, isTwoSided: boolean): string => {
  if (type === 'SELFIE') return 'Take a selfie'
  if (type === 'PASSPORT') return 'Page with your photo'
  return isTwoSided ? `${sideWords[side]} of your ${thing[type]}` : `Your ${thing[type]}`
}

export const giveHints = (set: GivenSet): readonly string[] => {
  switch (set) {
    case 'IDENTITY':
      return ['All four corners are in the picture', 'Every word can be read, with no glare']
    case 'SELFIE':
      return ['Your whole face is in the picture', 'No hat or sunglasses, and light from the front']
    case 'PROOF_OF_RESIDENCE':
      return ['Your name, your address, and the date can be read', 'The whole page is in the picture']
  }
}

/** Why the camera does not work, and what to do, by the name of the error. */
export const cameraProblem = (error: unknown): string => {
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
      return 'The camera isn’t allowed here. Allow it in your browser and try again, or choose a file instead.'
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'This device has no camera that can be used. Choose a file instead.'
    case 'NotReadableError':
      return 'The camera is in use by another program. Close that one and try again, or choose a file instead.'
    default:
      return 'The camera doesn’t work here. Choose a file instead.'
  }
}

export const fileDescription = (set: GivenSet): string => (set === 'SELFIE' ? 'JPG or PNG, up to 15 MB' : 'JPG, PNG, or PDF, up to 15 MB')
