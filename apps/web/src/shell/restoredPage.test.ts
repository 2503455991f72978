import { expect, it } from 'vitest'
import { watchRestoredPage } from './restoredPage.ts'

const pageThat = (isOutdated: boolean) => {
  const events = new EventTarget()
  const style = { visibility: '' }
  const done = { style, reloads: 0 }
  const page = Object.assign(events, { document: { body: { style } }, location: { reload: () => (done.reloads += 1) } })
  watchRestoredPage({ page: page as unknown as Window, isOutdated: () => isOutdated })
  const tell = (type: 'pagehide' | 'pageshow', persisted: boolean) => page.dispatchEvent(Object.assign(new Event(type), { persisted }))
  return { done, tell }
}

it('a page that comes back after a log-out shows nothing and starts anew', () => {
  const { done, tell } = pageThat(true)
  tell('pagehide', false)
  expect(done).toEqual({ style: { visibility: 'hidden' }, reloads: 0 })
  tell('pageshow', true)
  expect(done).toEqual({ style: { visibility: 'hidden' }, reloads: 1 })
})

it('a page of the same session shows itself again, and one that has just been loaded stays', () => {
  const same = pageThat(false)
  same.tell('pagehide', true)
  same.tell('pageshow', true)
  const loaded = pageThat(true)
  loaded.tell('pageshow', false)
  expect([same.done, loaded.done]).toEqual([
    { style: { visibility: '' }, reloads: 0 },
    { style: { visibility: '' }, reloads: 0 },
  ])
})
