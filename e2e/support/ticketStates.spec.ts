import { expect, test } from '@playwright/test'
import { ticketsAddress } from '../../packages/contract/src/support/addresses.ts'
import { holdCalls, leaveAnswers } from '../testing/answers.ts'
import { newPlayer } from '../testing/newPlayer.ts'
import { reached } from '../testing/reached.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the tickets: on their way, not come, none, one that is refused, and sent', async ({ page }) => {
  await newPlayer(page, 'tickets')
  const letGo = await holdCalls(page, 'tickets')
  await page.goto(ticketsAddress())
  await reached(page.getByText('Loading your tickets'), 'support', 'tickets', 'loading')
  letGo()
  await reached(page.getByRole('heading', { name: 'Your tickets didn’t load' }), 'support', 'tickets', 'failed')
  await leaveAnswers(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await reached(page.getByRole('heading', { name: 'No tickets yet' }), 'support', 'tickets', 'empty')

  await page.getByRole('link', { name: 'Open a ticket' }).click()
  await page.getByRole('button', { name: 'Send ticket' }).click()
  await expect(page.getByText('Enter a title.')).toBeVisible()
  await reached(page.getByText('Tell us what happened.', { exact: true }), 'support', 'tickets', 'title-comments-missing')
  const title = 'My new address'
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('textbox', { name: 'Comments' }).fill('I moved to Halifax last week.')
  await page.getByRole('button', { name: 'Send ticket' }).click()
  await reached(page.getByText('We got your ticket'), 'support', 'tickets', 'sent')
  await page.getByRole('link', { name: 'View ticket' }).click()
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'All tickets' }).click()
  await reached(page.getByRole('link', { name: title }), 'support', 'tickets', 'filled')
})
