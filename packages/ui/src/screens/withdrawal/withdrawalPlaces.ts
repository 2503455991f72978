import { walletPlaces } from '../wallet/walletPlaces.ts'

/** The place where one withdrawal is followed. */
export const withdrawalHref = (id: string): string => `${walletPlaces.withdraw}&withdrawal=${encodeURIComponent(id)}`
