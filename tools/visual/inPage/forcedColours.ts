import { vi } from 'vitest'
import { commands } from 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateForcedColours: (isActive: boolean) => Promise<void>
  }
}

const query = matchMedia('(forced-colors: active)')

/**
 * Gives the page the colours of the system, or takes them away again. Asked before every story, with what the page itself says as
 * the state: so a story that failed, or the last one of a file, leaves nothing behind for the next.
 */
export const forceColours = async (isActive: boolean) => {
  if (query.matches === isActive) return
  await commands.emulateForcedColours(isActive)
  await vi.waitUntil(() => query.matches === isActive, 10_000)
}
