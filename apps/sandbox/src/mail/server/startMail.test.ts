import { createHmac, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canonicalText } from '@lagoon/contract/wire/signing/signing'
import { TEXT_MESSAGE_PATH } from '@lagoon/contract/wire/textMessages/textMessages'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Message } from '../contract.ts'
import { startMail } from './startMail.ts'

const [smtpPort, mailPort] = [4264, 4265]
const smsSecret = 'a secret for text messages of the tests'
let dataDir: string
let stop: () => Promise<void>
const start = async () => {
  stop = await startMail({ smtpPort, mailPort, smsSecret, dataDir, page: null, log: pino({ level: 'silent' }) })
}

/** Speaks SMTP line by line; gives the last answer. */
const send = async (to: string, subject: string, body: string): Promise<string> => {
  const socket = connect(smtpPort, '127.0.0.1').setEncoding('utf8')
  const steps = [
    'EHLO test',
    'MAIL FROM:<no-reply@lagoon.example>',
    `RCPT TO:<${to}>`,
    'DATA',
    `From: Lagoon <no-reply@lagoon.example>\r\nTo: ${to}\r\nSubject: ${subject}\r\n\r\n${body}\r\n.`,
  ]
  let last = ''
  for await (const answer of socket as AsyncIterable<string>) {
    last = answer
    if (/^[45]/.test(answer)) break
    const step = steps.shift()
    if (step === undefined) break
    socket.write(`${step}\r\n`)
  }
  socket.destroy()
  return last
}
const messages = async (to = ''): Promise<Message[]> =>
  ((await (await fetch(`http://127.0.0.1:${mailPort}/api/messages?to=${encodeURIComponent(to)}`)).json()) as { messages: Message[] })
    .messages

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mail-'))
  await start()
})
afterEach(async () => {
  await stop()
  await rm(dataDir, { recursive: true })
})

test('takes emails, newest first, found by recipient in any case', async () => {
  expect(await messages()).toEqual([])
  expect(await send('Mara@example.com', 'First', 'Hello')).toMatch(/^250/)
  expect(await send('tom@example.com', '=?utf-8?B?R3LDvMOfZQ==?=', 'Hi')).toMatch(/^250/)
  expect((await messages()).map(({ subject }) => subject)).toEqual(['Grüße', 'First'])
  const [mine] = await messages('mara@EXAMPLE')
  expect(mine).toMatchObject({ to: ['Mara@example.com'], from: 'no-reply@lagoon.example', html: null })
  expect(mine?.text.trim()).toBe('Hello')
})

test('takes a text message under the platform’s signature, once, and shows it among the emails', async () => {
  const post = (body: string, { secret = smsSecret, nonce = randomUUID() as string, age = 0 } = {}) => {
    const timestamp = String(Math.floor(Date.now() / 1_000) - age)
    const signature = createHmac('sha256', secret)
      .update(canonicalText('POST', TEXT_MESSAGE_PATH, timestamp, nonce, body))
      .digest('hex')
    const headers = { 'x-timestamp': timestamp, 'x-nonce': nonce, 'x-signature': signature }
    return fetch(`http://127.0.0.1:${mailPort}${TEXT_MESSAGE_PATH}`, { method: 'POST', body, headers })
  }
  const body = JSON.stringify({ to: '+14155552671', text: '123456 is your code.' })
  const nonce = randomUUID()
  expect((await post(body, { nonce })).status).toBe(202)
  expect((await post(body, { nonce })).status).toBe(401)
  expect((await post(body, { secret: 'another secret' })).status).toBe(401)
  expect((await post(body, { age: 120 })).status).toBe(401)
  expect((await post('{"to":"mara"}')).status).toBe(400)
  expect((await post('x'.repeat(20_000))).status).toBe(400)
  expect(await messages('4155552671')).toMatchObject([{ channel: 'sms', to: ['+14155552671'], subject: '', text: '123456 is your code.' }])
})

test('shows an email without letting it run anything', async () => {
  await send('mara@example.com', 'Hostile', '<script>alert(1)</script> http://localhost:4100/x')
  const response = await fetch(`http://127.0.0.1:${mailPort}/messages/${(await messages())[0]?.id}`)
  expect(response.headers.get('content-security-policy')).toContain('sandbox allow-popups')
  expect(await response.text()).not.toContain('<script>')
})

test('keeps them over a restart', async () => {
  await send('mara@example.com', 'Stays', 'x')
  await stop()
  await start()
  expect((await messages()).map(({ subject }) => subject)).toEqual(['Stays'])
})

test('refuses an email of more than a megabyte', async () => {
  expect(await send('mara@example.com', 'Large', 'x'.repeat(78).concat('\r\n').repeat(14_000))).toMatch(/^552/)
  expect(await messages()).toEqual([])
})

test('names the port that is taken, and the remedy', async () => {
  await expect(start()).rejects.toThrow('port 4264 is already in use. Stop the program that holds it or set SMTP_PORT')
})

test('answers an address that cannot be read with 404', async () => {
  const { status } = await fetch(`http://127.0.0.1:${mailPort}//`, { signal: AbortSignal.timeout(5_000) })
  expect(status).toBe(404)
})
