import type { ResultOf } from '../client/operation.ts'
import { wirePlayer } from './wire.ts'

/** What is kept of a player who has only signed up. */
export const wireProfile: ResultOf<'Profile'>['profile'] = {
  personalInfo: {
    firstName: wirePlayer.firstName,
    lastName: wirePlayer.lastName,
    displayName: wirePlayer.displayName,
    email: wirePlayer.email,
    phone: '+14155552671',
    dateOfBirth: '',
    gender: null,
    skrillId: '',
    cashAppId: '',
    seamlessChexId: '',
    cryptoAddress: '',
  },
  contactDetails: { country: '', state: '', city: '', address: '', zip: '' },
  socialMedia: { facebook: '', twitter: '', tiktok: '', instagram: '' },
  identityLock: null,
  phoneConfirmed: false,
  specialOffers: true,
  notifications: true,
  passwordChangedAt: '2026-02-01T10:00:00.000Z',
}

export const wireSessions: ResultOf<'OtherSessions'>['otherSessions'] = [
  { id: 's-phone', kind: 'PHONE', name: 'Safari on iPhone', lastUsedAt: '2026-03-01T21:47:00.000Z' },
  { id: 's-desk', kind: 'COMPUTER', name: 'Firefox on Windows', lastUsedAt: '2026-02-26T08:12:00.000Z' },
]
