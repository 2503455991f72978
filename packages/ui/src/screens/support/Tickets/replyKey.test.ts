import { expect, it } from 'vitest'
import { replyKey } from './replyKey.ts'

const comment = (from: 'PLAYER' | 'AGENT', id: string) => ({ id, from, author: from, text: 'Hello.', at: '2026-03-02T06:10:00.000Z' })
const posted = { id: 't1', comments: [comment('PLAYER', 'c1')] }
const answered = { id: 't1', comments: [...posted.comments, comment('AGENT', 'c2')] }

it('an answer from support leaves the reply that is being written', () => {
  expect(replyKey(answered)).toBe(replyKey(posted))
})

it('a reply that has arrived, or another ticket, begins a new one', () => {
  const replied = { id: 't1', comments: [...answered.comments, comment('PLAYER', 'c3')] }
  const other = { ...posted, id: 't2' }
  expect(new Set([posted, replied, other].map(replyKey)).size).toBe(3)
})
