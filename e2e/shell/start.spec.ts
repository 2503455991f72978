import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { portSettings } from '../../tools/start/product.ts'
import { LANES, portsOf } from '../testing/ports.ts'

// A product of its own, as `npm start` runs it once it is built; beside the lanes and the one of recovery.spec.ts.
const ports = portsOf(LANES + 1)
const dataDir = mkdtempSync(join(tmpdir(), 'start-'))
let started: ChildProcess | undefined
test.afterEach(() => void started?.kill('SIGTERM'))
test.afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const addresses = [ports.web, ports.mail, ports.desk].map((port) => `http://localhost:${port}`)
const answers = (address: string) =>
  fetch(`${address}/`).then(
    ({ ok }) => ok,
    () => false,
  )
const answering = async () => (await Promise.all(addresses.map(answers))).filter(Boolean).length

/** Starts the product; answers once it says that it is open. */
const start = async () => {
  const child = spawn(process.execPath, ['tools/start/start.ts', '--no-build'], {
    env: {
      ...process.env,
      ...portSettings(ports),
      DATA_DIR: join(dataDir, 'api'),
      LOG_LEVEL: 'info',
    },
  })
  started = child
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await expect.poll(() => output, { timeout: 120_000 }).toContain('Ctrl+C stops it')
  return { child, ended, output: () => output }
}

test('npm start opens three addresses and names them; SIGTERM ends all of it within fifteen seconds', async () => {
  const { child, ended, output } = await start()
  for (const address of addresses) expect(output()).toContain(address)
  expect(await answering()).toBe(3)
  const from = Date.now()
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(Date.now() - from).toBeLessThan(15_000)
  expect(output()).toContain('"msg":"stopped"')
  expect(await answering()).toBe(0)
})

test('a part of the product that dies ends the rest of it, and the start fails', async () => {
  const { child, ended, output } = await start()
  const parts = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ').map(Number)
  const platform = parts.find((pid) => readlinkSync(`/proc/${pid}/cwd`).endsWith('apps/api'))
  process.kill(platform ?? NaN, 'SIGKILL')
  expect(await ended).toBe(1)
  expect(output()).toContain('The platform stopped')
  expect(await answering()).toBe(0)
})
