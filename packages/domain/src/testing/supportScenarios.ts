import type { ResultOf } from '../client/operation.ts'
import { answers, outOfOrder, playerIsThere, refuses, refusesOnce } from './scenarios.ts'

type WireTicket = ResultOf<'Tickets'>['tickets'][number]

const wireTicket = (more: Partial<WireTicket> = {}): WireTicket => ({
  id: 'T-7Q4M-0XKD',
  type: 'GAME',
  title: 'A round without an end',
  step: 'POSTED',
  comments: [{ id: '1', from: 'PLAYER', author: 'mara_vale', text: 'The reels stopped.', at: '2026-03-01T18:20:00.000Z' }],
  assignedTo: null,
  resolvedBy: null,
  postedAt: '2026-03-01T18:20:00.000Z',
  lastUpdatedBy: 'mara_vale',
  lastUpdatedAt: '2026-03-01T18:20:00.000Z',
  ...more,
})

const list = answers('Tickets', { tickets: [wireTicket()] })

export const ticketScenarios = {
  filled: [list, ...playerIsThere],
  /** A new one for each story: what was refused once is answered from then on. */
  failsOnce: () => [refusesOnce('Tickets', outOfOrder), list, ...playerIsThere],
  replyFails: [list, refuses('ReplyToTicket', outOfOrder), ...playerIsThere],
  sent: [answers('Tickets', { tickets: [] }), answers('OpenTicket', { openTicket: wireTicket() }), ...playerIsThere],
}
