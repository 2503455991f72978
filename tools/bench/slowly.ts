import type { CDPSession, Page } from 'playwright'

/** A line that is slower than this machine's own. */
export interface Line {
  readonly downKbps: number
  readonly upKbps: number
  /** Added to every request. */
  readonly latencyMs: number
}

/** How slow a machine and its line are. */
export interface Slowness {
  /** How many times slower than this machine. */
  readonly slowdown: number
  /** Null for this machine's own: told to slow a line down, Chromium now and then holds all of its requests back for half a minute. */
  readonly line: Line | null
}

/** Has a page run on the machine and the line of a profile; gives its session of the DevTools protocol. */
export const slowly = async (page: Page, { slowdown, line }: Slowness): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  if (line)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latencyMs,
      downloadThroughput: (line.downKbps * 1_000) / 8,
      uploadThroughput: (line.upKbps * 1_000) / 8,
    })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return session
}
