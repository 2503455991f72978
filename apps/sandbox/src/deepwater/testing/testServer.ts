import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { startProvider } from '../server/startProvider.ts'
import { fakePlatform } from './fakePlatform.ts'

type Settings = Partial<Parameters<typeof startProvider>[0]>

export const SECRET = 'a secret of the provider and the platform'

/** Deepwater's server at a platform of its own, with a directory that goes when it is closed. */
export const testServer = async (
  port: number,
  settings: Settings = {},
  platformOf: Omit<Parameters<typeof fakePlatform>[0], 'secret'> = {},
) => {
  const platform = await fakePlatform({ secret: SECRET, ...platformOf })
  const dataDir = await mkdtemp(join(tmpdir(), 'deepwater-'))
  const usual = {
    id: 'deepwater',
    port,
    platformOrigin: platform.origin,
    secret: SECRET,
    dataDir,
    page: null,
    log: pino({ level: 'silent' }),
    ...settings,
  }
  /** Starts it, once it was stopped; `changed` holds until the next start. */
  const start = async (changed: Settings = {}) => {
    running = await startProvider({ ...usual, ...changed })
  }
  let running = await startProvider(usual)
  const stop = () => running()
  return {
    platform,
    dataDir,
    start,
    stop,
    restart: async (changed?: Settings) => {
      await stop()
      await start(changed)
    },
    /** Calls it as its page does. */
    call: async <Body>(method: 'GET' | 'POST', path: string, token: string, body?: unknown) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}` },
        ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
      })
      return { status: response.status, body: (await response.json()) as Body }
    },
    close: async () => {
      await stop()
      await platform.close()
      await rm(dataDir, { recursive: true })
    },
  }
}
export type TestServer = Awaited<ReturnType<typeof testServer>>
