import { expect, it } from 'vitest'
import type { ResultOf } from '../client/operation.ts'
import { testApp } from '../testing/testApp.ts'
import { logInto } from '../testing/testAppSteps.ts'
import { loadNotificationsAtom, notificationsViewAtom, readNotificationsAtom } from './notifications.atoms.ts'

type Wire = ResultOf<'Notifications'>['notifications'][number]
const wire = (id: string): Wire => ({
  id,
  topic: 'PAYMENT',
  title: id,
  text: null,
  at: '2026-03-01T09:00:00.000Z',
  href: null,
  isRead: false,
})

it.each([
  ['one', 'n1', [false, true, false]],
  ['all', undefined, [false, true, true]],
] as const)(
  '%s that the player read while a newer list is on its way is read in that one, and nothing unseen is',
  async (_, id, isRead) => {
    let notifications = [wire('n1'), wire('n2')]
    const app = testApp({
      Notifications: () => ({ status: 200, body: { data: { notifications } } }),
      ReadNotifications: { readNotifications: true },
    })
    await logInto(app)
    const { store, browser } = app
    const shown = () => {
      const view = store.get(notificationsViewAtom)
      return view.state === 'filled' ? view.items.map((item) => [item.id, item.isRead]) : view.state
    }
    void store.set(loadNotificationsAtom)
    await browser.pass(50)
    notifications = [wire('n3'), ...notifications]
    void store.set(loadNotificationsAtom)
    store.set(readNotificationsAtom, id)
    await browser.pass(50)
    expect(shown()).toEqual(['n3', 'n1', 'n2'].map((shownId, index) => [shownId, isRead[index]]))
  },
)
