import { hasSegment } from '@lagoon/contract/http/http'

/** Where §8 leaves refusals to the screens, by the path of the operation. */
export const startsOrBuys = (path: string): boolean => hasSegment(path, 'initiate') || path === 'wallet/purchase/package'
export const isBasicInfo = (path: string): boolean => hasSegment(path, 'player-basic-info')

/** The words by which §8 knows them, in any case where it says so and exactly where it quotes. */
export const identityWanted = /kyc|verified/i
export const emailInUse = /^Email Id is already in use\.$/
export const phoneRegistered = /^Your phone number is already registered$/
