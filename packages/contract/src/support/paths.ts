/** Logical path of every operation of this capability: see `operationPaths`. */
export const supportOperationPaths = {
  Captcha: 'anonymous/captcha',
  SendContactMessage: 'anonymous/contact',
  Tickets: 'tickets',
  OpenTicket: 'tickets/open',
  ReplyToTicket: 'tickets/reply',
} as const
