import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createServer } from 'node:http'
import { close, listen } from '../../http/listen.ts'
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
