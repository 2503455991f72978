import { expect, type Locator, type Page } from '@playwright/test'

/** More than any game has between its frame and a button. */
const MOST_STOPS = 80

/** Moves the focus on, by the Tab key alone, until a button has it. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  const hasFocus = () => target.evaluate((element) => element.ownerDocument.hasFocus() && element === element.ownerDocument.activeElement)
  for (let stops = 0; stops < MOST_STOPS && !(await hasFocus()); stops += 1) await page.keyboard.press('Tab')
  expect(await hasFocus()).toBe(true)
}
