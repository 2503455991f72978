import { setTimeout as wait } from 'node:timers/promises'

const answers = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(2_000) })).ok
  } catch {
    return false
  }
}

/** True once every address answers 2xx; false when the time is over or `gaveUp` says so. */
export const untilReady = async (addresses: readonly string[], timeoutMs: number, gaveUp: () => boolean): Promise<boolean> => {
  const end = Date.now() + timeoutMs
  while (Date.now() < end && !gaveUp()) {
    if ((await Promise.all(addresses.map(answers))).every(Boolean)) return true
    await wait(200)
  }
  return false
}
