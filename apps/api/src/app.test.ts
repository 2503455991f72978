import { Agent, request } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@lagoon/testing/freePort'
import { expect, it } from 'vitest'
import { confirmedPlayer, eventually, logIn, signUp } from '../test/support/accounts.ts'
import { dataInMemory } from '../test/support/embedded.ts'
import { startNode } from '../test/support/node.ts'
import { startNodeProcess } from '../test/support/nodeProcess.ts'
import { runMain, secrets } from '../test/support/runMain.ts'
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
  expect((await socket.closed).code).toBe(1001)
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
    message: expect.stringContaining('Redis at 127.0.0.1:4159 cannot be reached'),
    remedy: expect.stringContaining('REDIS_URL'),
  })
})

it('leaves with one sentence for each wrong setting', async () => {
  const { code, said } = await runMain({ ...secrets, PORT: 'http', TOKEN_SECRET: 'canary' })
  expect(code).toBe(78)
  expect(said).toBe(
    'PORT must be a number from 1 to 65535.\nTOKEN_SECRET is too short: set it to a secret text of at least 32 characters.\n',
  )
})

it.each(['SIGTERM', 'SIGINT'] as const)('leaves with 0 after %s', async (signal) => {
  const { code, said, ms } = await runMain(
    { ...secrets, PORT: String(await freePort()), DATA_DIR: dataInMemory(), SEED: 'off', WEB_DIST: '/nowhere', DRAIN_SECONDS: '0' },
    signal,
  )
  expect([code, said]).toEqual([0, expect.stringContaining('"msg":"stopped"')])
  expect(ms).toBeLessThan(10_000)
})

/** Callers who keep their connections and call until the balancer, which looks often, knows that the node is not ready. */
const callUntilNotReady = async (address: string, callers: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: callers })
  const failures: string[] = []
  let answered = 0
  let isReady = true
  const call = () =>
    new Promise<void>((resolve) => {
      request(`${address}/health/live`, { agent }, (response) => {
        response.resume().on('end', () => ((answered += 1), resolve()))
      })
        .on('error', (error) => (failures.push(error.message), resolve()))
        .end()
    })
  const caller = async () => {
    while (isReady) {
      await call()
      await wait(5)
    }
  }
  const balancer = async () => {
    while (isReady) {
      await wait(200)
      isReady = await fetch(`${address}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      )
    }
  }
  await Promise.all([balancer(), ...Array.from({ length: callers }, caller)])
  agent.destroy()
  return { answered, failures }
}

it('S2 is not ready before it is gone: none of 32 callers on kept connections sees a reset', async () => {
  const node = await startNodeProcess({ DATA_DIR: dataInMemory(), DRAIN_SECONDS: '2' })
  const calling = callUntilNotReady(node.address, 32)
  await wait(500)
  const start = performance.now()
  const ended = node.end('SIGTERM')
  const { answered, failures } = await calling
  expect(failures).toEqual([])
  expect(answered).toBeGreaterThan(64)
  const last = await fetch(`${node.address}/health/live`)
  expect([last.status, last.headers.get('connection')]).toEqual([200, 'close'])
  expect(await ended).toBe('0')
  expect(performance.now() - start).toBeLessThan(15_000)
})
