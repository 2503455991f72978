import type {} from '@vitest/browser-playwright'
import type { BrowserCommand } from 'vitest/node'

/** A command for stories: the page as a person sees it whose system replaces all colors. */
export const emulateForcedColors: BrowserCommand<[isActive: boolean]> = async ({ page }, isActive) => {
  await page.emulateMedia({ forcedColors: isActive ? 'active' : 'none' })
}
