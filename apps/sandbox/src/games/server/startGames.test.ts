import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createServer, type IncomingMessage } from 'node:http'
import { close, listen } from '../../http/listen.ts'
import { memoryWallet } from '../../northlight/testing/memoryWallet.ts'
import { startGames } from './startGames.ts'

const port = 4268
const setting = {
  id: 'deepwater',
  port,
  platformOrigin: 'http://127.0.0.1:9',
  secret: 'a secret of the provider and the platform',
  page: null,
  log: pino({ level: 'silent' }),
  studio: 'A studio',
  games: new Map(),
}

test('a start that fails says so, hangs up on who called meanwhile, and leaves the port free', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'start-'))
  try {
    let called: Promise<unknown> | undefined
    const openPurse = async () => {
      called = fetch(`http://127.0.0.1:${port}/api/session`).catch((error: unknown) => error)
      // Long enough for the call to arrive.
      await new Promise((resolve) => setTimeout(resolve, 100))
      throw new Error('the purse does not open')
    }
    await expect(startGames({ ...setting, dataDir, openPurse })).rejects.toThrow('the purse does not open')
    expect(await called).toBeInstanceOf(Error)
    const another = createServer()
    await listen(another, port, 'Another server', 'PORT')
    await close(another)

    await writeFile(join(dataDir, 'file'), '')
    const unread = startGames({ ...setting, dataDir: join(dataDir, 'file'), openPurse })
    await expect(unread).rejects.toThrow('ENOTDIR')
  } finally {
    await rm(dataDir, { recursive: true })
  }
})

test('a call that throws is hung up on, and the provider answers the next one', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'start-'))
  const answer = ({ url }: IncomingMessage): boolean => {
    if (url === '/thrown') throw new Error('a call of the purse throws')
    return false
  }
  const wallet = memoryWallet({ gameId: 'a-game', balance: 1_000n, minStake: 10n, maxStake: 100n })
  const stop = await startGames({ ...setting, dataDir, openPurse: () => Promise.resolve({ wallet, answer }) })
  try {
    const call = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(5_000) })
    await expect(call('/thrown')).rejects.toThrow('fetch failed')
    expect((await call('/health')).status).toBe(200)
    expect((await call('//')).status).toBe(404)
  } finally {
    await stop()
    await rm(dataDir, { recursive: true })
  }
})
