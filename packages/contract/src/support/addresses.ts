import { profileAddress } from '../account/addresses.ts'

export const ticketsAddress = (): string => profileAddress('support')
/** Stands in the address where an opened ticket has its id. */
export const newTicket = 'new'
export const newTicketAddress = (): string => profileAddress('support', { ticket: newTicket })
export const ticketAddress = (id: string): string => profileAddress('support', { ticket: id })
