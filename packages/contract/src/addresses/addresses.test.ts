import { expect, it } from 'vitest'
import {
  emailVerificationAddress,
  loginReturnAddress,
  profileAddress,
  profileVerifyAddress,
  resetPasswordAddress,
} from '../account/addresses.ts'
import { faqAddress, newsItemAddress } from '../content/addresses.ts'
import { gameDetailsAddress, gameInfoAddress, gamesAddress, playAddress } from '../lobby/addresses.ts'
import { homeReturnAddress } from '../shell/addresses.ts'
import { thankYouAddress } from '../wallet/addresses.ts'
import { customRechargeAddress, packagesAddress } from '../wallet/purchaseAddresses.ts'
import { addressOf } from './address.ts'

const game = { id: 'moonlit-tides', type: 'SLOT' } as const

it.each([
  [profileAddress(), '/profile'],
  [profileAddress('withdraw'), '/profile?tab=withdraw'],
  [profileAddress('personal-info', { for: 'verification' }), '/profile?tab=personal-info&for=verification'],
  [packagesAddress(), '/profile?tab=packages'],
  [packagesAddress('small & large'), '/profile?tab=packages&package=small+%26+large'],
  [customRechargeAddress(), '/profile?tab=packages&package=custom'],
  [profileVerifyAddress(), '/profileVerify'],
  [profileVerifyAddress('PHONE'), '/profileVerify?by=phone'],
  [gamesAddress(), '/games'],
  [gamesAddress('SLOT'), '/games/slot'],
  [gameInfoAddress(game), '/game-info/slot/moonlit-tides'],
  [gameDetailsAddress(game), '/game-details/slot/moonlit-tides'],
  [playAddress(game), '/play?type=slot&id=moonlit-tides'],
  [loginReturnAddress(gameDetailsAddress(game)), '/login?return=%2Fgame-details%2Fslot%2Fmoonlit-tides'],
  [homeReturnAddress(profileAddress('support')), '/?return=%2Fprofile%3Ftab%3Dsupport'],
  [thankYouAddress('a/b'), '/thank-you?paymentId=a%2Fb'],
  [faqAddress('no-confirmation-email'), '/faq#no-confirmation-email'],
  [newsItemAddress('../login'), '/news/..%2Flogin'],
  [emailVerificationAddress('t-1'), '/email-verification/t-1'],
  [resetPasswordAddress('t-1'), '/reset-password/t-1'],
])('%s', (made, written) => expect(made).toBe(written))

it('takes what the route names, and nothing else', () => {
  expect(addressOf('/a/:b/:c', { b: '1', c: '2' })).toBe('/a/1/2')
  // @ts-expect-error c is missing
  const { length } = addressOf('/a/:b/:c', { b: '1' })
  expect(length).toBeGreaterThan(0)
})
