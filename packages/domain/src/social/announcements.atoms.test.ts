import { expect, it } from 'vitest'
import type { ResultOf } from '../client/operation.ts'
import { testApp } from '../testing/testApp.ts'
import { logInto } from '../testing/testAppSteps.ts'
import { announcementsViewAtom, loadAnnouncementsAtom, showAnnouncementAtom } from './announcements.atoms.ts'

type Wire = ResultOf<'Announcements'>['announcements'][number]
const wire = (id: string): Wire => ({ id, title: id, summary: '', paragraphs: [], at: '2026-03-01T09:00:00.000Z', isRead: false })

it('one that is read while a newer list is on its way is read in that one too', async () => {
  let announcements = [wire('planned-work')]
  const app = testApp({
    Announcements: () => ({ status: 200, body: { data: { announcements } } }),
    ReadAnnouncement: { readAnnouncement: true },
  })
  await logInto(app)
  const { store, browser } = app
  const shown = () => {
    const view = store.get(announcementsViewAtom)
    return view.state === 'filled' ? view.items.map(({ id, isRead }) => [id, isRead]) : view.state
  }
  void store.set(loadAnnouncementsAtom)
  await browser.pass(50)
  announcements = [wire('new-game'), ...announcements]
  void store.set(loadAnnouncementsAtom)
  store.set(showAnnouncementAtom, 'planned-work')
  expect(shown()).toEqual([['planned-work', true]])
  await browser.pass(50)
  expect(shown()).toEqual([
    ['new-game', false],
    ['planned-work', true],
  ])
  expect(store.get(announcementsViewAtom)).toMatchObject({ opened: { id: 'planned-work' } })
})
