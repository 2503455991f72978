import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const sources = [...globSync('packages/ui/src/screens/content/**/*.ts', { cwd: root }), 'apps/api/src/seed/content.ts']

/** Where a player reads what becomes of a message. Not the chat, which stands on no page, nor the tip, whose agent only it leads to. */
const aboutMessages = [
  ...globSync('packages/ui/src/screens/**/*.{ts,tsx}', { cwd: root }),
  ...globSync('apps/api/src/{mail/*,**/words}.ts', { cwd: root }),
  'apps/api/src/seed/content.ts',
].filter((file) => !/\.stories\.tsx$|support\/Chat\/|wallet\/Tip\//.test(file))

/**
 * What a page must not promise while nobody can do it; the line goes with the change that builds it.
 */
const unbuilt: Readonly<Record<string, RegExp>> = {
  // Support replies, but resolved is final, and nobody promises a time.
  'opening a ticket again': /\b(?:we’ll|we will|we) (?:take another look|open (?:it|the ticket|your ticket) again)/i,
  'a time to reply in': /\b(?:reply|replies|answer|answers|get back to you) within\b/i,
  rewards:
    /\bunclaimed|\bclaim-by|when you earn a bonus|\bclaim (?:a|your) rewards?|\bfree tokens\b|\bfrom rewards\b(?! and promotions when we run them)|each reward says/i,
  'self-exclusion': /\bself-exclusions?:/i,
  chat: /\b(?:in|or|use) chats?\b|\bsupport agents?\b/i,
}

/** What a page said of a capability before it was built. Who reads it today would look for no package, limit or withdrawal. */
const closed: Readonly<Record<string, RegExp>> = {
  packages: /packages? (?:is|are) on sale yet|once packages|buy packages yet/i,
  'deposit limit': /can’t set a deposit limit/i,
  'loss limit': /can’t (?:set a loss limit|limit what you lose)/i,
  withdrawals: /once withdrawals|withdrawals (?:are|aren’t|are not) open yet|withdrawals? yet/i,
}

/** The texts of a file, and its code, in one line; without comments. */
const textOf = (file: string): string =>
  readFileSync(join(root, file), 'utf8')
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')

const saidIn = (files: readonly string[], words: RegExp): readonly string[] => files.filter((file) => words.test(textOf(file)))

it.each(Object.entries(unbuilt))('no page promises what %s would do once it is built', (_, promise) => {
  expect(aboutMessages).toContain('packages/ui/src/screens/support/Tickets/NewTicket.tsx')
  expect(saidIn(aboutMessages, promise)).toEqual([])
})

it('canary: a promise over two lines is noticed, and that support replies is no promise any more', () => {
  const said = Object.values(unbuilt).filter((promise) => promise.test('Write in the ticket, and we’ll open it again.'))
  expect(said).toHaveLength(1)
  expect(unbuilt['a time to reply in']?.test('We reply within a day.')).toBe(true)
  expect(Object.values(unbuilt).some((promise) => promise.test('We’ll email you when we reply.'))).toBe(false)
})

it('canary: tokens from rewards are noticed, and what promotions bring when there are any is no promise', () => {
  const { rewards } = unbuilt
  expect(rewards?.test('Claim a reward to get free tokens, or buy a package.')).toBe(true)
  expect(rewards?.test('You can still get free tokens from rewards.')).toBe(true)
  expect(rewards?.test('Sweep tokens from rewards. Wins pay prize tokens.')).toBe(true)
  expect(rewards?.test('From rewards and promotions. They’re separate, and each reward says how to use them.')).toBe(true)
  expect(rewards?.test('From rewards and promotions when we run them. Each has its own terms.')).toBe(false)
})

it.each(Object.entries(closed))('no page and no announcement says that there are no %s yet', (_, saysClosed) => {
  expect(sources.length).toBeGreaterThan(20)
  expect(saidIn(sources, saysClosed)).toEqual([])
})
