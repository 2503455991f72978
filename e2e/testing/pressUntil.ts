import { setTimeout as wait } from 'node:timers/promises'
import { expect } from '@playwright/test'

/**
 * Presses until what a press is to bring has come, and again where it has not within a second: a page is there before its scripts, and
 * a form that is still busy takes no press.
 */
export const pressUntil = (came: Promise<unknown>, press: () => Promise<void>): Promise<void> => {
  const hasCome = came.then(() => true)
  return expect(async () => {
    // What is pressed may be gone once it has come.
    await Promise.race([hasCome, press()])
    expect(await Promise.race([hasCome, wait(1_000, false)])).toBe(true)
  }).toPass({ intervals: [250] })
}
