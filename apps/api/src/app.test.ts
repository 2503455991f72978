import { spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { confirmedPlayer, eventually, logIn, signUp } from '../test/support/accounts.ts'
import { dataInMemory } from '../test/support/embedded.ts'
import { startNode } from '../test/support/node.ts'
import { listen } from '../test/support/stomp.ts'

it('finishes what runs, tells its sockets, and is gone within ten seconds', async () => {
  const node = await startNode()
  const { accessToken } = await logIn(node, (await confirmedPlayer(node)).email)
  const socket = await listen(node.address, accessToken)
  let arrived = 0
  node.app.server.on('request', () => (arrived += 1))
  const running = Promise.all(Array.from({ length: 5 }, () => node.call('Register', { input: signUp() })))
  await eventually(() => (arrived === 5 ? true : undefined))
  const start = performance.now()
  await Promise.all([node.app.stop(), node.app.stop()])
  expect(performance.now() - start).toBeLessThan(10_000)
  expect((await running).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect((await socket.closed).code).toBe(1012)
  await expect(node.get('/health/live')).rejects.toThrow('fetch failed')
})

it('says in a sentence that its port is taken, and what to do', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  await expect(startNode({ port })).rejects.toMatchObject({
    message: `Port ${port} on 127.0.0.1 is already in use.`,
    remedy: 'Stop the program that uses it, or choose another port with PORT.',
  })
  other.close()
})

it('says in a sentence that Redis is not there', async () => {
  await expect(startNode({ redisUrl: 'redis://127.0.0.1:4159' })).rejects.toMatchObject({
    message: expect.stringContaining('Redis at 127.0.0.1:4159 can not be reached'),
    remedy: expect.stringContaining('REDIS_URL'),
  })
})

/** The platform as a process of its own. Answers what it wrote and how it ended; a signal is sent once it is ready. */
const runMain = (environment: Record<string, string>, signal?: NodeJS.Signals) =>
  new Promise<{ code: number | null; said: string; ms: number }>((resolve) => {
    const main = fileURLToPath(new URL('main.ts', import.meta.url))
    const child = spawn(process.execPath, [main], { env: { PATH: process.env['PATH'], ...environment } })
    let said = ''
    let start = performance.now()
    const hear = (chunk: Buffer) => {
      said += String(chunk)
      if (signal && said.includes('the platform is ready') && !said.includes('stopping')) {
        start = performance.now()
        child.kill(signal)
      }
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('close', (code) => resolve({ code, said, ms: performance.now() - start }))
  })

/** A port that nobody listens on: two runs on one machine must not meet. */
const freePort = async (): Promise<string> => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return String(port)
}

const secrets = { TOKEN_SECRET: 't'.repeat(32), PROVIDER_DEEPWATER_SECRET: 'p'.repeat(32), SMS_SECRET: 's'.repeat(32) }

it('leaves with one sentence for each wrong setting', async () => {
  const { code, said } = await runMain({ ...secrets, PORT: 'http', TOKEN_SECRET: 'canary' })
  expect(code).toBe(78)
  expect(said).toBe(
    'PORT must be a number from 1 to 65535.\nTOKEN_SECRET is too short: set it to a secret text of at least 32 characters.\n',
  )
})

it.each(['SIGTERM', 'SIGINT'] as const)('leaves with 0 after %s', async (signal) => {
  const { code, said, ms } = await runMain(
    { ...secrets, PORT: await freePort(), DATA_DIR: dataInMemory(), SEED: 'off', WEB_DIST: '/nowhere' },
    signal,
  )
  expect([code, said]).toEqual([0, expect.stringContaining('"msg":"stopped"')])
  expect(ms).toBeLessThan(10_000)
})
