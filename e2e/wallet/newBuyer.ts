import type { Page } from '@playwright/test'
import { chooseCountry, newPlayer } from '../testing/newPlayer.ts'

/** Somebody new whom the cashier sells to: no other payment is open, no coupon is used, and no token lies at a table. */
export const newBuyer = async (page: Page, name: string): Promise<void> => {
  await newPlayer(page, name)
  await page.goto('/profile?tab=packages&package=rock-pool')
  await chooseCountry(page)
}
