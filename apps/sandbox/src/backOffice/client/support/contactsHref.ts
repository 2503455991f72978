import { addressOf } from '../address.ts'

/** Stands in the address where a queue of tickets has its name. */
export const CONTACT = 'CONTACT'

/** The list of the contact messages. */
export const contactsHref = addressOf('support', undefined, { queue: CONTACT })
