import type { Ticket } from '@lagoon/domain/support/tickets.state'

/**
 * Names the reply that the player is writing: another ticket has one of its own, and so has the same one after each message of theirs.
 * What support answers meanwhile leaves it.
 */
export const replyKey = ({ id, comments }: Pick<Ticket, 'id' | 'comments'>): string =>
  `${id} ${comments.filter(({ from }) => from === 'PLAYER').length}`
