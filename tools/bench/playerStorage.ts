import type { Browser } from 'playwright'
import { logIn } from '../../e2e/support/logIn.ts'
import type { MeasureOptions } from './measurePage.ts'

/** Logs a demo player in and answers what their browser keeps from then on, for loads of their pages. */
export const playerStorage = async (browser: Browser, origin: string): Promise<NonNullable<MeasureOptions['storage']>> => {
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' })
  try {
    await logIn(await context.newPage(), 'noah@lagoon.localhost')
    return await context.storageState()
  } finally {
    await context.close()
  }
}
