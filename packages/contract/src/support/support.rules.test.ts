import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  CHAT_MESSAGE_MAX_LENGTH,
  chatMessageSchema,
  TICKET_COMMENTS_MAX_LENGTH,
  TICKET_TITLE_MAX_LENGTH,
  ticketReplySchema,
  ticketSchema,
} from './support.rules.ts'

const codeOf = (text: string) => v.safeParse(chatMessageSchema, text).issues?.[0]?.message
const ticket = { type: 'PAYMENT', title: 'Paid twice', comments: 'Two charges on Friday.' }
const refusedFields = (values: object) =>
  v.safeParse(ticketSchema, { ...ticket, ...values }).issues?.map((issue) => [v.getDotPath(issue), issue.message]) ?? []

test('a message of nothing, or of blanks, is refused', () => {
  expect([codeOf(''), codeOf('  \n\t ')]).toEqual(['required', 'required'])
  expect(codeOf(' a ')).toBeUndefined()
})

test('the longest message fits, one character more does not, and an emoji counts once', () => {
  expect(codeOf('🌊'.repeat(CHAT_MESSAGE_MAX_LENGTH))).toBeUndefined()
  expect(codeOf('a'.repeat(CHAT_MESSAGE_MAX_LENGTH + 1))).toBe('tooLong')
})

test('a ticket needs a title and comments, both more than blanks', () => {
  expect(refusedFields({})).toEqual([])
  expect(refusedFields({ title: '', comments: ' \n ' })).toEqual([
    ['title', 'required'],
    ['comments', 'required'],
  ])
  expect(v.safeParse(ticketReplySchema, { comments: ' ' }).success).toBe(false)
})

test('the longest title and comments fit, one character more does not', () => {
  const longest = { title: 'a'.repeat(TICKET_TITLE_MAX_LENGTH), comments: '🌊'.repeat(TICKET_COMMENTS_MAX_LENGTH) }
  expect(refusedFields(longest)).toEqual([])
  expect(refusedFields({ title: `${longest.title}a`, comments: `${longest.comments}a` })).toEqual([
    ['title', 'tooLong'],
    ['comments', 'tooLong'],
  ])
})

test('a ticket of a type that we do not have is refused', () => {
  expect(refusedFields({ type: 'REFUND' })).toEqual([['type', 'required']])
})
