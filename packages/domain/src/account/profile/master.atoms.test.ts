import { expect, it } from 'vitest'
import type { ResultOf } from '../../client/operation.ts'
import { operationPaths } from '@lagoon/contract/paths'
import { showAnnouncementAtom } from '../../social/announcements.atoms.ts'
import { testApp } from '../../testing/testApp.ts'
import { logInto } from '../../testing/testAppSteps.ts'
import { countMattersAtom, profileMasterViewOf } from './master.atoms.ts'

const announcement = (id: string, isRead: boolean): ResultOf<'Announcements'>['announcements'][number] => ({
  ...{ id, title: id, summary: '', paragraphs: [], at: '2026-03-01T09:00:00.000Z' },
  isRead,
})
const ticket = (id: string, step: 'POSTED' | 'ANSWERED' | 'RESOLVED'): ResultOf<'Tickets'>['tickets'][number] => ({
  ...{ id, type: 'OTHER', title: id, comments: [], assignedTo: null, resolvedBy: null },
  ...{ postedAt: '2026-03-01T09:00:00.000Z', lastUpdatedBy: 'Support', lastUpdatedAt: '2026-03-01T10:00:00.000Z' },
  step,
})
const openApp = async () => {
  const app = testApp({
    Announcements: { announcements: [announcement('tide', false), announcement('moon', false), announcement('old', true)] },
    Tickets: { tickets: [ticket('T-1', 'POSTED'), ticket('T-2', 'ANSWERED'), ticket('T-3', 'RESOLVED')] },
    ReadAnnouncement: { readAnnouncement: true },
  })
  await logInto(app)
  const counts = () => {
    const view = app.store.get(profileMasterViewOf('wallet'))
    return view.state === 'open' ? view.counts : view.state
  }
  return { ...app, counts }
}

it('the tabs say what waits behind them, and no more once it was read', async () => {
  const { store, browser, counts } = await openApp()
  expect(counts()).toEqual({})
  store.set(countMattersAtom, 'wallet')
  await browser.pass(50)
  expect(counts()).toEqual({ announcement: 2, support: 1 })
  store.set(showAnnouncementAtom, 'tide')
  expect(counts()).toEqual({ announcement: 1, support: 1 })
  store.set(showAnnouncementAtom, 'moon')
  expect(counts()).toEqual({ support: 1 })
})

it('the open tab asks for its own, and nobody asks twice', async () => {
  const { store, browser } = await openApp()
  const { Announcements, Tickets } = operationPaths
  const asked = () => browser.asked.map(({ path }) => path).filter((path) => path === Announcements || path === Tickets)
  store.set(countMattersAtom, 'support')
  await browser.pass(50)
  expect(asked()).toEqual([Announcements])
  for (let visit = 0; visit < 2; visit += 1) {
    store.set(countMattersAtom, 'wallet')
    await browser.pass(50)
  }
  expect(asked()).toEqual([Announcements, Tickets])
})
