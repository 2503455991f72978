import { profileAddress } from '../account/addresses.ts'

export const ticketsAddress = (): string => profileAddress('support')
export const newTicketAddress = (): string => profileAddress('support', { ticket: 'new' })
export const ticketAddress = (id: string): string => profileAddress('support', { ticket: id })
