import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { contactPaths } from '@lagoon/contract/wire/operator/contacts'
import { kycCasePaths } from '@lagoon/contract/wire/operator/kycCases'
import { operatorPaths, type OperatorState } from '@lagoon/contract/wire/operator/operator'
import { reviewPaths } from '@lagoon/contract/wire/operator/reviews'
import { ticketPaths } from '@lagoon/contract/wire/operator/tickets'
import { canonicalText } from '@lagoon/contract/wire/signing/signing'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { signedCalls } from '../../http/signedCall.ts'
import { quietState } from '../../operator/testing/quietState.ts'
import { startBackOffice } from './startBackOffice.ts'

const SECRET = 'a secret of the back office for tests'
const ID = '7f3c1d5e-5d0b-4a7e-9a5d-0d1c2b3a4f5e'
const settings = { reviewers: ['Ana Reyes', 'Ben Okafor'], productOrigin: 'http://lagoon.test', identityQueues: [] }

/** A platform that checks the signature and writes down what it was told. */
let platform: Server
let told: { path: string; body: unknown }[]
let answers: Readonly<Record<string, object>>
const answer = async (request: IncomingMessage): Promise<object> => {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  const { 'x-timestamp': at, 'x-nonce': nonce, 'x-provider': signer, 'x-signature': given } = request.headers
  const path = request.url ?? ''
  const signed = createHmac('sha256', SECRET)
    .update(canonicalText('POST', path, String(at), String(nonce), body))
    .digest('hex')
  if (signer !== 'operator' || signed !== given) return { status: 'BAD_SIGNATURE' }
  told.push({ path, body: JSON.parse(body) })
  return answers[path] ?? { status: 'INTERNAL' }
}

/** Another one for each test: a kept connection must not lead to the office of the test before. */
let port = 4274
let stop: () => Promise<void>
const start = async (secret = SECRET) => {
  const origin = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`
  stop = await startBackOffice({
    ...{ port, settings, page: null, log: pino({ level: 'silent' }) },
    call: signedCalls(origin, secret),
  })
}
beforeEach(async () => {
  port += 1
  told = []
  answers = {
    [reviewPaths.list]: { status: 'OK', rows: [], next: null, inQueue: 0 },
    [reviewPaths.act]: { status: 'SAME_REVIEWER' },
    [kycCasePaths.list]: { status: 'OK', waiting: 0, cases: [] },
    [kycCasePaths.decide]: { status: 'NOT_NOW' },
    [ticketPaths.list]: { status: 'OK', rows: [], next: null, inQueue: 0 },
    [ticketPaths.one]: { status: 'TICKET_NOT_FOUND' },
    [ticketPaths.act]: { status: 'TAKEN_BY_ANOTHER' },
    [contactPaths.list]: { status: 'OK', waiting: 0, contacts: [] },
    [contactPaths.one]: { status: 'CONTACT_NOT_FOUND' },
    [contactPaths.act]: { status: 'NOT_NOW' },
  }
  platform = createServer((request, response) => {
    void answer(request).then((reply) =>
      response.writeHead((reply as { status: string }).status === 'OK' ? 200 : 409).end(JSON.stringify(reply)),
    )
  })
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  await stop()
  platform.closeAllConnections()
  platform.close()
})

const ask = async (path: string, body: object, headers: Record<string, string> = {}) => {
  const response = await fetch(`http://127.0.0.1:${port}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return [response.status, await response.json()] as const
}
const approval = { do: 'approve', id: ID, reviewer: 'Ana Reyes' }

test('asks the platform in the operator’s name, signed, and hands its answer on', async () => {
  await start()
  expect(await ask('withdrawals', { queue: 'TO_REVIEW' })).toEqual([200, { status: 'OK', rows: [], next: null, inQueue: 0 }])
  expect(await ask('verifications', {})).toEqual([200, { status: 'OK', waiting: 0, cases: [] }])
  expect(await ask('act', approval)).toEqual([422, { status: 'SAME_REVIEWER' }])
  expect(told).toEqual([
    { path: reviewPaths.list, body: { queue: 'TO_REVIEW', first: 25 } },
    { path: kycCasePaths.list, body: {} },
    { path: reviewPaths.act, body: approval },
  ])
})

test('lets nobody act who is not one of its reviewers', async () => {
  await start()
  expect(await ask('act', { ...approval, reviewer: 'Mallory' })).toEqual([422, { status: 'UNKNOWN_REVIEWER' }])
  const decision = { playerId: ID, level: 'IDENTITY', decision: 'APPROVED', note: 'seen' }
  expect(await ask('decide', { ...decision, reviewer: 'Mallory' })).toEqual([422, { status: 'UNKNOWN_REVIEWER' }])
  expect(told).toEqual([])
  expect(await ask('decide', { ...decision, reviewer: 'Ben Okafor' })).toEqual([422, { status: 'NOT_NOW' }])
})

test('asks about tickets and contact messages, and acts on them in the name of one of its reviewers', async () => {
  await start()
  const take = { do: 'take', id: 'T-7Q4M-0XKD', agent: 'Ana Reyes' }
  const close = { do: 'close', id: 'C-7Q4M-0XKD', agent: 'Ben Okafor' }
  expect(await ask('tickets', { queue: 'WAITING' })).toEqual([200, { status: 'OK', rows: [], next: null, inQueue: 0 }])
  expect(await ask('ticket', { id: take.id })).toEqual([422, { status: 'TICKET_NOT_FOUND' }])
  expect(await ask('act-on-ticket', take)).toEqual([422, { status: 'TAKEN_BY_ANOTHER' }])
  expect(await ask('contacts', {})).toEqual([200, { status: 'OK', waiting: 0, contacts: [] }])
  expect(await ask('contact', { id: close.id })).toEqual([422, { status: 'CONTACT_NOT_FOUND' }])
  expect(await ask('act-on-contact', close)).toEqual([422, { status: 'NOT_NOW' }])
  expect(told).toEqual([
    { path: ticketPaths.list, body: { queue: 'WAITING', first: 25 } },
    { path: ticketPaths.one, body: { id: take.id } },
    { path: ticketPaths.act, body: take },
    { path: contactPaths.list, body: {} },
    { path: contactPaths.one, body: { id: close.id } },
    { path: contactPaths.act, body: close },
  ])
  told = []
  expect(await ask('act-on-ticket', { ...take, agent: 'Mallory' })).toEqual([422, { status: 'UNKNOWN_REVIEWER' }])
  expect(await ask('act-on-contact', { ...close, agent: 'Mallory' })).toEqual([422, { status: 'UNKNOWN_REVIEWER' }])
  expect(await ask('act-on-ticket', { ...take, step: 'RESOLVED' })).toEqual([422, { status: 'BAD_REQUEST' }])
  const blank = { key: ID, text: ' ' }
  expect(await ask('act-on-ticket', { ...take, do: 'reply', reply: blank })).toEqual([422, { status: 'BAD_REQUEST' }])
  expect(told).toEqual([])
})

test('shows of the platform’s log what reviewers and agents did', async () => {
  const at = '2026-11-22T10:00:00.000Z'
  const done = { at, command: 'reviewWithdrawal', detail: `Ana Reyes: approve ${ID}` } as const
  const replied = { at, command: 'handleTicket', detail: 'Ana Reyes: reply T-7Q4M-0XKD' } as const
  const closed = { at, command: 'handleContact', detail: 'Ana Reyes: close C-7Q4M-0XKD' } as const
  const state: OperatorState = { ...quietState, actions: [done, replied, closed, { at, command: 'reset', detail: '' }] }
  answers = { [operatorPaths.state]: state }
  await start()
  expect(await ask('log', {})).toEqual([200, { status: 'OK', actions: [done, replied, closed] }])
})

test('refuses what the contract does not know before the platform hears of it, and pages of other origins', async () => {
  await start()
  expect(await ask('act', { ...approval, id: 'x' })).toEqual([422, { status: 'BAD_REQUEST' }])
  expect(await ask('act', { ...approval, amount: '1' })).toEqual([422, { status: 'BAD_REQUEST' }])
  expect((await ask('nowhere', {}))[0]).toBe(404)
  expect((await ask('constructor', {}))[0]).toBe(404)
  expect((await ask('act', approval, { origin: 'http://evil.test' }))[0]).toBe(403)
  expect((await ask('act', approval, { 'content-type': 'text/plain' }))[0]).toBe(403)
  expect(told).toEqual([])
})

test('says that the platform knows no such signature, or is not there', async () => {
  await start('another secret of the back office')
  expect(await ask('withdrawals', { queue: 'OVER' })).toEqual([422, { status: 'BAD_SIGNATURE' }])
  platform.closeAllConnections()
  platform.close()
  expect(await ask('withdrawals', { queue: 'OVER' })).toEqual([422, { status: 'UNREACHABLE' }])
})
