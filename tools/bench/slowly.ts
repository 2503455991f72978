import type { CDPSession, Page } from 'playwright'

/** How slow a machine and its line are. */
export interface Slowness {
  /** How many times slower than this machine. */
  readonly slowdown: number
  readonly downKbps: number
  readonly upKbps: number
  /** Added to every request. */
  readonly latencyMs: number
}

/** Has a page run on the machine and the line of a profile; gives its session of the DevTools protocol. */
export const slowly = async (page: Page, profile: Slowness): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latencyMs,
    downloadThroughput: (profile.downKbps * 1_000) / 8,
    uploadThroughput: (profile.upKbps * 1_000) / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.slowdown })
  return session
}
