import { expect } from 'vitest'
import { commands, page } from 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    isAsBaseline: (picture: string) => Promise<boolean>
  }
}

/** Compares the page with the baseline of a picture. Soft, so that one run tells of both themes and of what axe finds besides. */
export const comparePicture = async (picture: string) => {
  if (!(await commands.isAsBaseline(picture))) await expect.soft(page).toMatchScreenshot(picture)
}
