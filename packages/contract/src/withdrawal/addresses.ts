import { profileAddress } from '../account/addresses.ts'

/** The withdrawal as a page of its own, on phones. Elsewhere it is a tab of the profile. */
export const mobileWithdrawAddress = '/mobileWithdraw'

/** The place where one withdrawal is followed. */
export const withdrawalAddress = (id: string): string => profileAddress('withdraw', { withdrawal: id })
