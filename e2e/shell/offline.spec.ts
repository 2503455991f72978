import { expect, test } from '@playwright/test'
import { errorTexts } from '../../packages/contract/src/problems/texts.ts'
import { reached } from '../testing/reached.ts'

test('who loses the connection is told where they look, and nothing stands in the way of what is there', async ({ page, context }) => {
  await page.goto('/games')
  await expect(page.locator('img[src^="/covers/"]').first()).toBeVisible()
  await page.mouse.wheel(0, 1_000)
  await context.setOffline(true)
  const notice = page.getByText('You’re offline')
  await expect(notice).toBeInViewport()
  await reached(notice, 'shell', 'offline', 'device-offline-banner')

  // A page whose pieces were never fetched: it can't open, and no popup asks for a reload that could only fail.
  await page.getByRole('link', { name: 'Log in' }).first().click()
  await expect(notice).toBeInViewport()
  await page.waitForTimeout(1_000)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)

  await context.setOffline(false)
  await expect(notice).toHaveCount(0)
  await expect(page.getByText(errorTexts.chunk)).toBeVisible()
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText(errorTexts.chunk)).toHaveCount(0)
  await page.getByRole('link', { name: 'Log in' }).first().click()
  await expect(page.getByRole('heading', { name: 'Log in', level: 1 })).toBeVisible()
})
