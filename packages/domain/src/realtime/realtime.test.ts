import { expect, it } from 'vitest'
import { controlledLine } from '../testing/controlledLine.ts'
import { controlledBrowser } from '../testing/controlledPorts.ts'
import { openSessionTab, strictServer } from '../testing/strictServer.ts'
import { decodeMessage } from './decode.ts'
import { createRealtime, type RealtimeEvent } from './realtime.ts'

const set = async (memory: { readonly rememberedIds?: number } = {}) => {
  const server = strictServer({})
  const browser = controlledBrowser(server.answer)
  const tab = openSessionTab(browser, server)
  const line = controlledLine()
  const loadLine = async () => line.openLine
  const realtime = createRealtime({ url: 'wss://x', ports: tab.ports, session: tab.session, loadLine, decode: decodeMessage, ...memory })
  const heard: RealtimeEvent[] = []
  realtime.listen((event) => heard.push(event))
  realtime.start()
  await browser.pass(1)
  return { server, browser, tab, line, realtime, heard }
}
const message = (id: string) => ({ id, topic: 'gameSession', gameSessionId: 'g', state: 'ENDED' }) as const

it('D6 hears each message once, whatever the server sends again', async () => {
  const { line, heard } = await set()
  await line.connect()
  for (const id of ['a', 'b', 'a', 'b', 'c']) line.say(message(id))
  expect(heard.flatMap((event) => (event.kind === 'message' ? [event.message.id] : []))).toEqual(['a', 'b', 'c'])
})

it('D6 opens one line however often it is started', async () => {
  const { line, realtime, browser } = await set()
  realtime.start()
  realtime.start()
  await browser.pass(1)
  expect(line.count()).toBe(1)
})

it('D6 is started and stopped twenty times, as a page under StrictMode does: one line, and each of the last ten messages once', async () => {
  const { line, realtime, browser, heard } = await set()
  for (let time = 0; time < 20; time += 1) {
    realtime.stop()
    realtime.start()
    await browser.pass(1)
  }
  expect(line.count()).toBe(1)
  await line.connect()
  const ids = Array.from({ length: 10 }, (_, index) => `id-${index}`)
  for (const id of [...ids, ...ids]) line.say(message(id))
  realtime.stop()
  realtime.start()
  await browser.pass(1)
  await line.connect()
  for (const id of ids) line.say(message(id))
  expect(heard.flatMap((event) => (event.kind === 'message' ? [event.message.id] : []))).toEqual(ids)
})

it('D6 canary: without the memory of ids the same messages are heard again', async () => {
  const { line, heard } = await set({ rememberedIds: 0 })
  await line.connect()
  for (const id of ['a', 'b', 'a', 'b', 'c']) line.say(message(id))
  expect(heard.flatMap((event) => (event.kind === 'message' ? [event.message.id] : []))).toEqual(['a', 'b', 'a', 'b', 'c'])
})

it('D6 forgets the oldest id when it knows enough', async () => {
  const { line, heard } = await set({ rememberedIds: 2 })
  await line.connect()
  for (const id of ['a', 'b', 'b', 'c', 'c', 'a']) line.say(message(id))
  expect(heard.flatMap((event) => (event.kind === 'message' ? [event.message.id] : []))).toEqual(['a', 'b', 'c', 'a'])
})

it('D6 says for how long it has heard nothing: since it was made, since the last word, since it was stopped', async () => {
  const { line, realtime, browser } = await set()
  await browser.pass(700)
  await line.connect()
  await browser.pass(4_000)
  line.tick()
  await browser.pass(1_500)
  line.break()
  await browser.pass(500)
  await line.connect()
  await browser.pass(9_000)
  realtime.stop()
  await browser.pass(300)
  realtime.start()
  await browser.pass(1)
  await line.connect()
  expect(line.missed).toEqual([701, 2_000, 301])
})

it('D6 a message says nothing of the next one, which may be lost on its way: what was told since the last tick is asked for again', async () => {
  const { line, browser } = await set()
  await line.connect()
  line.tick()
  await browser.pass(4_000)
  line.say(message('a'))
  line.break()
  await browser.pass(500)
  await line.connect()
  expect(line.missed.at(-1)).toBe(4_500)
})

it('D5 renews a refused token once and connects with the new one', async () => {
  const { line, server, browser } = await set()
  await line.connect()
  server.expire()
  line.refuse()
  const again = line.connect()
  await browser.pass(1_000)
  await again
  expect(line.tokens).toEqual(['access-1', 'access-2'])
  expect(browser.asked.filter(({ path }) => path === 'refresh')).toHaveLength(1)
})

it('D5 stops for good when the session is over', async () => {
  const { line, tab, browser } = await set()
  await line.connect()
  tab.session.end()
  line.refuse()
  await line.connect()
  await browser.pass(60_000)
  expect(line.tokens.at(-1)).toBeUndefined()
  expect(line.count()).toBe(0)
})

it('D4 breaks a line that has gone silent, and not one that ticks', async () => {
  const { line, browser } = await set()
  await line.connect()
  for (let count = 0; count < 4; count += 1) {
    await browser.pass(25_000)
    line.tick()
  }
  expect(line.drops()).toBe(0)
  await browser.pass(56_000)
  expect(line.drops()).toBe(1)
})

it.each([
  '',
  '{',
  '[]',
  '{"id":1,"topic":"loggedOut"}',
  '{"id":"a","topic":"other"}',
  '{"id":"a","topic":"push","title":"x"}',
  '{"id":"a","topic":"balances","version":"x","tokens":[]}',
  '{"id":"a","topic":"balances","version":"1","tokens":[{"kind":"GAME","amount":"1.5"}]}',
  '{"id":"a","topic":"round","roundId":"1","gameSessionId":"g","state":"open"}',
])('drops what is no message: %s', (body) => expect(decodeMessage(body)).toBeUndefined())
