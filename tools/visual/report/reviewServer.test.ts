import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reviewServer } from './reviewServer.ts'
import { sampleRun } from './sampleReport.ts'
import { writeReport } from './writeReport.ts'

const { paths, run, gone } = await sampleRun()
await writeReport(run, gone, paths)
const server = reviewServer('', paths)
beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)))
afterAll(() => new Promise((closed) => server.close(closed)))

const host = () => `127.0.0.1:${(server.address() as AddressInfo).port}`
const ask = (method: string, path: string, headers: Record<string, string> = {}, body = '') =>
  new Promise<number | undefined>((answered) => {
    const { port } = server.address() as AddressInfo
    request({ port, host: '127.0.0.1', method, path, headers: { host: host(), ...headers } }, (response) => {
      response.resume()
      answered(response.statusCode)
    }).end(body)
  })
const json = { 'content-type': 'application/json' }
const picture = JSON.stringify({ pictures: ['desktop/screens-wallet-buy-packages'] })
const baseline = join(paths.baseline, 'desktop/screens-wallet-buy-packages.webp')

test('it listens on this machine only and answers to its own name only', async () => {
  expect((server.address() as AddressInfo).address).toBe('127.0.0.1')
  expect(await ask('GET', '/')).toBe(200)
  expect(await ask('GET', '/', { host: 'rebound.example:80' })).toBe(403)
})

test('it hands out reported pictures and no other file', async () => {
  expect(await ask('GET', '/pictures/phone/kit-button-matrix-before.png')).toBe(200)
  expect(await ask('GET', '/run.json')).toBe(404)
  expect(await ask('GET', '/..%2f..%2fpackage.json')).toBe(404)
})

test('no other page can approve', async () => {
  expect(await ask('POST', '/approve', json, picture)).toBe(403)
  expect(await ask('POST', '/approve', { ...json, origin: 'https://elsewhere.example' }, picture)).toBe(403)
  expect(await ask('POST', '/approve', { origin: `http://${host()}`, 'content-type': 'text/plain' }, picture)).toBe(403)
  expect(existsSync(baseline)).toBe(false)
})

test('its own page approves what was reported and nothing else', async () => {
  const own = { ...json, origin: `http://${host()}` }
  expect(await ask('POST', '/approve', own, '{')).toBe(400)
  expect(await ask('POST', '/approve', own, JSON.stringify({ pictures: ['../../package'] }))).toBe(409)
  expect(await ask('POST', '/approve', own, picture)).toBe(200)
  expect(existsSync(baseline)).toBe(true)
})
