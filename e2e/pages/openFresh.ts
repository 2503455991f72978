import { expect, type Page } from '@playwright/test'
import { matchRoute } from '../../apps/web/src/navigation/matchRoute.ts'
import { routeTable } from '../../apps/web/src/routes/table.ts'
import { goTo, NOWHERE } from './routeTable.ts'

/** The path of the route that an address of the app belongs to; `*` where none has it. */
export const patternOf = (address: string): string => matchRoute(routeTable, new URL(address, 'http://app').pathname).entry.path

/** Goes inside the app to a page that no route has. */
export const openNowhere = async (page: Page): Promise<void> => {
  await goTo(page, NOWHERE.address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([NOWHERE.heading])
}

/** Goes to an address inside the app, from nowhere: what stood there before cannot be taken for what it leads to. Waits until the page is whole. */
export const openFresh = async (page: Page, address: string): Promise<void> => {
  const heading = page.getByRole('heading', { level: 1 })
  await openNowhere(page)
  await goTo(page, address)
  if (patternOf(address) !== '*') await expect(heading, `heading at ${address}`).not.toHaveText([NOWHERE.heading])
  await expect(heading, `heading at ${address}`).toHaveCount(1)
  await expect(page.locator('[aria-busy="true"]'), `waiting at ${address}`).toHaveCount(0)
}
