import { addressOf, withQuery } from '../addresses/address.ts'
import { RETURN_PARAMETER } from '../shell/addresses.ts'
import type { CodeChannel } from './enums.ts'
import type { PACKAGES_PLACE, ProfileTab } from './profileTabs.ts'

export const loginAddress = '/login'
export const registerAddress = '/register'
/** The same form without header and footer. */
export const signUpAddress = '/signup'
export const guestAddress = '/guest'
export const forgotPasswordAddress = '/forgot-password'
export const changePasswordAddress = '/change-password'

export const emailVerificationRoute = '/email-verification/:token'
export const emailVerificationAddress = (token: string): string => addressOf(emailVerificationRoute, { token })

export const resetPasswordRoute = '/reset-password/:resetPasswordToken'
export const resetPasswordAddress = (resetPasswordToken: string): string => addressOf(resetPasswordRoute, { resetPasswordToken })

/** The log-in that leads on to an address of the app. */
export const loginReturnAddress = (back: string): string => withQuery(loginAddress, { [RETURN_PARAMETER]: back })

export const profileVerifyRoute = '/profileVerify'
/** Where a contact is confirmed by a code. */
export const profileVerifyAddress = (by?: CodeChannel): string => withQuery(profileVerifyRoute, { by: by?.toLowerCase() })

export const profileRoute = '/profile'
/** A tab of the profile; without one the first. `more` is what else the tab reads from its query. */
export const profileAddress = (tab?: ProfileTab | typeof PACKAGES_PLACE, more: Readonly<Record<string, string>> = {}): string =>
  withQuery(profileRoute, { tab, ...more })

/** What notifications are for, before the browser asks: a place in the settings. */
export const NOTIFICATIONS_PLACE = 'notifications'
export const notificationSettingsAddress = (): string => profileAddress('settings', { place: NOTIFICATIONS_PLACE })
