import { walletPlaces } from '../../wallet/walletPlaces.ts'

/** The addresses that the tickets lead to. */
export const ticketPlaces = { all: walletPlaces.support, create: `${walletPlaces.support}&ticket=new` } as const

/** The place of one ticket. */
export const ticketHref = (id: string): string => `${ticketPlaces.all}&ticket=${encodeURIComponent(id)}`
