import { operationPaths } from '@lagoon/contract/paths'
import { expect, it } from 'vitest'
import type { ResultOf } from '../../client/operation.ts'
import { showAnnouncementAtom } from '../../social/announcements.atoms.ts'
import { testApp } from '../../testing/testApp.ts'
import { logInto } from '../../testing/testAppSteps.ts'
import { countMattersAtom, profileMasterViewOf } from './master.atoms.ts'

const announcement = (id: string, isRead: boolean): ResultOf<'Announcements'>['announcements'][number] => ({
  ...{ id, title: id, summary: '', paragraphs: [], at: '2026-03-01T09:00:00.000Z' },
  isRead,
})
const openApp = async () => {
  const app = testApp({
    Announcements: { announcements: [announcement('tide', false), announcement('moon', false), announcement('old', true)] },
    ReadAnnouncement: { readAnnouncement: true },
  })
  await logInto(app)
  const counts = () => {
    const view = app.store.get(profileMasterViewOf('wallet'))
    return view.state === 'open' ? view.counts : view.state
  }
  return { ...app, counts }
}

it('the tab of the announcements says how many are new, and no more once they were read', async () => {
  const { store, browser, counts } = await openApp()
  expect(counts()).toEqual({})
  store.set(countMattersAtom, 'wallet')
  await browser.pass(50)
  expect(counts()).toEqual({ announcement: 2 })
  store.set(showAnnouncementAtom, 'tide')
  expect(counts()).toEqual({ announcement: 1 })
  store.set(showAnnouncementAtom, 'moon')
  expect(counts()).toEqual({})
})

it('the open tab asks for its own, and nobody asks twice', async () => {
  const { store, browser } = await openApp()
  const asked = () => browser.asked.filter(({ path }) => path === operationPaths.Announcements).length
  store.set(countMattersAtom, 'announcement')
  await browser.pass(50)
  expect(asked()).toBe(0)
  for (let visit = 0; visit < 2; visit += 1) {
    store.set(countMattersAtom, 'wallet')
    await browser.pass(50)
  }
  expect(asked()).toBe(1)
})
