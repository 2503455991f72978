import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { startProvider } from './startProvider.ts'

const port = 4276

test('an address that cannot be read is none of the platform’s, and the next call is answered', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'coral-forge-'))
  const stop = await startProvider({
    id: 'coralforge',
    port,
    platformOrigin: 'http://127.0.0.1:9',
    secret: 'a secret of the provider and the platform',
    dataDir,
    page: null,
    log: pino({ level: 'silent' }),
  })
  try {
    const call = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(5_000) })
    expect((await call('//')).status).toBe(404)
    expect((await call('/health')).status).toBe(200)
  } finally {
    await stop()
    await rm(dataDir, { recursive: true })
  }
})
