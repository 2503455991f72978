/** What a ticket is about. */
export const ticketTypes = ['PAYMENT', 'WITHDRAWAL', 'VERIFICATION', 'GAME', 'ACCOUNT', 'OTHER'] as const
export type TicketType = (typeof ticketTypes)[number]

/** How far it is: nobody has it yet, somebody works on it, it waits for the player, it is done. */
export const ticketSteps = ['POSTED', 'ASSIGNED', 'ANSWERED', 'RESOLVED'] as const
export type TicketStep = (typeof ticketSteps)[number]

/** Who wrote a message of a ticket, or a line of a chat. */
export const ticketSenders = ['PLAYER', 'AGENT'] as const
export type TicketSender = (typeof ticketSenders)[number]
