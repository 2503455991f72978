import { devices, expect, test } from '@playwright/test'
import { profileAddress } from '../../packages/contract/src/account/addresses.ts'
import { notificationsAddress } from '../../packages/contract/src/social/addresses.ts'
import { changeAnswers, holdCalls, leaveAnswers } from '../testing/answers.ts'
import { newPlayer } from '../testing/newPlayer.ts'
import { reached } from '../testing/reached.ts'

// Notifications have a page on phones only: who opens it elsewhere is sent home.
test.use({ contextOptions: { reducedMotion: 'reduce' }, userAgent: devices['Pixel 7'].userAgent, viewport: { width: 390, height: 844 } })

test('announcements, notifications and the word on invitations: on their way, not come, none, new, and read', async ({ page }) => {
  await newPlayer(page, 'social')
  const announcements = profileAddress('announcement')
  let letGo = await holdCalls(page, 'announcements')
  await page.goto(announcements)
  await reached(page.getByText('Loading announcements'), 'social', 'announcements', 'loading')
  letGo()
  await reached(page.getByRole('heading', { name: 'The announcements didn’t load' }), 'social', 'announcements', 'failed')
  await leaveAnswers(page)
  await changeAnswers(page, 'announcements', () => ({ announcements: [] }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await reached(page.getByRole('heading', { name: 'No announcements' }), 'social', 'announcements', 'empty')
  await leaveAnswers(page)
  await page.goto(announcements)
  const list = page.getByRole('list', { name: 'Announcements' })
  await reached(list, 'social', 'announcements', 'filled')
  const unread = list.getByRole('button', { name: /^Unread/ })
  const count = await unread.count()
  await unread.first().click()
  await reached(page.getByRole('dialog').getByRole('time'), 'social', 'announcements', 'one-opened')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await expect(unread).toHaveCount(count - 1)

  await page.goto(profileAddress('invitations'))
  await reached(page.getByRole('heading', { name: 'Invitations are coming soon' }), 'social', 'invitations', 'not-available')

  letGo = await holdCalls(page, 'notifications')
  await page.goto(notificationsAddress)
  await reached(page.getByText('Loading your notifications'), 'social', 'notifications', 'loading')
  letGo()
  await reached(page.getByRole('heading', { name: 'Your notifications didn’t load' }), 'social', 'notifications', 'failed')
  await leaveAnswers(page)
  await changeAnswers(page, 'notifications', () => ({ notifications: [] }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await reached(page.getByRole('heading', { name: 'No notifications yet' }), 'social', 'notifications', 'empty')
  await leaveAnswers(page)
  await page.goto(notificationsAddress)
  await reached(page.getByText('You have 1 new notification.'), 'social', 'notifications', 'unread')
  const markAll = page.getByRole('button', { name: 'Mark all as read' })
  await reached(markAll, 'social', 'notifications', 'phone-layout')
  const saved = page.waitForResponse('**/graphql/notifications/read')
  await markAll.click()
  await saved
  await page.reload()
  await reached(page.getByText('You’re all caught up.'), 'social', 'notifications', 'all-read')
  await expect(markAll).toHaveCount(0)
})
