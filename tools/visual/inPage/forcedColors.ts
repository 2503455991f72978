import { vi } from 'vitest'
import { commands } from 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateForcedColors: (isActive: boolean) => Promise<void>
  }
}

const query = matchMedia('(forced-colors: active)')

/**
 * Gives the page the colors of the system, or takes them away again. Asked before every story, with what the page itself says as
 * the state: so a story that failed, or the last one of a file, leaves nothing behind for the next.
 */
export const forceColors = async (isActive: boolean) => {
  if (query.matches === isActive) return
  await commands.emulateForcedColors(isActive)
  await vi.waitUntil(() => query.matches === isActive, 10_000)
}
