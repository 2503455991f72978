import type { ResultOf } from '../client/operation.ts'
import { wireProfile } from './wireProfile.ts'

type Wire = ResultOf<'Verification'>['verification']

/** A case as the server tells of it: nothing was sent yet, and nothing is missing. */
export const wireVerification = (more: Partial<Wire> = {}): Wire => ({
  level: 'IDENTITY',
  state: 'NOT_STARTED',
  since: null,
  isIdVerified: false,
  isAddressVerified: false,
  isAddressAsked: false,
  missing: [],
  ofAgeOn: null,
  requests: [],
  attemptsLeft: null,
  until: null,
  refusal: null,
  canTryAgain: false,
  expectedBy: null,
  timeline: [],
  provider: { name: 'Harbor ID', origin: 'https://kyc.example', idClientKey: 'id-key', addressClientKey: 'address-key' },
  ...more,
})

/** What a frame is opened with; the clock of the tests stands at the beginning of 1970. */
export const wireSession = (accessToken = 'token-1'): ResultOf<'StartVerification'>['startVerification'] => ({
  level: 'IDENTITY',
  frameUrl: 'https://kyc.example/websdk',
  accessToken,
  expiresAt: '1970-01-01T00:10:00.000Z',
})

/** The profile of a player from whom the verification needs nothing more. */
export const completeProfile: ResultOf<'Profile'>['profile'] = {
  ...wireProfile,
  personalInfo: { ...wireProfile.personalInfo, dateOfBirth: '1991-08-14', gender: 'FEMALE' },
  contactDetails: { country: 'US', state: 'CA', city: 'Sausalito', address: '200 Gate Five Road', zip: '94965' },
}
