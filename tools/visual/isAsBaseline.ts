import type {} from '@vitest/browser-playwright'
import type { BrowserCommand } from 'vitest/node'
import { hashOfPoints, pointsOfBaselines } from './baselines.ts'

/**
 * A command for stories: true where the page shows its baseline point by point, which is then reported as compared. Vitest asks the same
 * by decoding both pictures in JavaScript, which takes a fifth of a run; only what differs is left to it (ADR 45).
 */
export const isAsBaseline = (compared: (picture: string) => void): BrowserCommand<[picture: string]> => {
  const pointsOf = pointsOfBaselines()
  return async ({ page }, picture) => {
    // As Vitest takes it.
    const seen = await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'device' })
    const isSame = (await hashOfPoints(seen)) === pointsOf(picture)
    if (isSame) compared(picture)
    return isSame
  }
}
