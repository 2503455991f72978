import type {} from '@vitest/browser-playwright'
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node'
import { showsBaseline, unpackBaseline } from './baselines.ts'

type Page = BrowserCommandContext['page']
type Session = Awaited<ReturnType<ReturnType<Page['context']>['newCDPSession']>>

/**
 * A command for stories: true where the page shows its baseline point by point, which is then reported as compared. Vitest asks the same
 * by decoding both pictures in JavaScript, which takes a fifth of a run; only what differs is unpacked and left to it (ADR 45).
 */
export const isAsBaseline = (compared: (picture: string) => void): BrowserCommand<[picture: string]> => {
  const sessions = new WeakMap<Page, Promise<Session>>()
  const sessionOf = (page: Page): Promise<Session> => {
    const session = sessions.get(page) ?? page.context().newCDPSession(page)
    sessions.set(page, session)
    return session
  }
  return async ({ page }, picture) => {
    // Playwright's own way takes half as long again: it looks for carets and animations, which `still.ts` has taken out of the page.
    const session = await sessionOf(page)
    const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true, captureBeyondViewport: false })
    const isSame = await showsBaseline(picture, Buffer.from(data, 'base64'))
    if (isSame) compared(picture)
    else await unpackBaseline(picture)
    return isSame
  }
}
