import { expect, it } from 'vitest'
import { watchRestoredPage } from './restoredPage.ts'

const pageOf = (player: string | undefined) => {
  const events = new EventTarget()
  const style = { visibility: '' }
  const done = { style, reloads: 0 }
  const stored = { sessionKey: player }
  const page = Object.assign(events, { document: { body: { style } }, location: { reload: () => (done.reloads += 1) } })
  watchRestoredPage({ page: page as unknown as Window, sessionKey: () => stored.sessionKey })
  const tell = (type: 'pagehide' | 'pageshow', persisted: boolean) => page.dispatchEvent(Object.assign(new Event(type), { persisted }))
  return { done, stored, tell }
}

it.each([
  ['a log-out', 'ada', undefined],
  ['a log-in', undefined, 'ada'],
  ['a log-in as another player', 'ada', 'noah'],
])('a page that comes back after %s shows nothing and starts anew', (_what, before, after) => {
  const { done, stored, tell } = pageOf(before)
  tell('pagehide', false)
  expect(done).toEqual({ style: { visibility: 'hidden' }, reloads: 0 })
  stored.sessionKey = after
  tell('pageshow', true)
  expect(done).toEqual({ style: { visibility: 'hidden' }, reloads: 1 })
})

it('a page of the same session shows itself again, and one that has just been loaded stays', () => {
  const same = pageOf('ada')
  same.tell('pagehide', true)
  same.tell('pageshow', true)
  const loaded = pageOf('ada')
  loaded.tell('pageshow', false)
  expect([same.done, loaded.done]).toEqual([
    { style: { visibility: '' }, reloads: 0 },
    { style: { visibility: '' }, reloads: 0 },
  ])
})
