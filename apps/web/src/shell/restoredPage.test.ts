import { expect, it } from 'vitest'
import { watchRestoredPage } from './restoredPage.ts'

const pageThat = (isOutdated: boolean) => {
  const events = new EventTarget()
  const done = { hidden: false, reloads: 0 }
  const page = Object.assign(events, { document: { body: done }, location: { reload: () => (done.reloads += 1) } })
  watchRestoredPage({ page: page as unknown as Window, isOutdated: () => isOutdated })
  return { done, show: (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })) }
}

it('a page that comes back after a log-out shows nothing and starts anew', () => {
  const { done, show } = pageThat(true)
  show(true)
  expect(done).toMatchObject({ hidden: true, reloads: 1 })
})

it('a page of the same session stays, and so does one that has just been loaded', () => {
  const same = pageThat(false)
  same.show(true)
  const loaded = pageThat(true)
  loaded.show(false)
  expect([same.done, loaded.done]).toEqual([
    { hidden: false, reloads: 0 },
    { hidden: false, reloads: 0 },
  ])
})
