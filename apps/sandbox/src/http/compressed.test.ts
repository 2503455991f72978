import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtPage } from './page.ts'

const script = 'const text = "as long as it is worth it"\n'.repeat(200)
let dist: string
let server: Server
beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'page-'))
  mkdirSync(join(dist, 'assets'))
  writeFileSync(join(dist, 'index.html'), '<head></head>')
  writeFileSync(join(dist, 'assets/index-aaaaaaaa.js'), script)
  const page = await builtPage({ dist, frameAncestors: [] })
  server = createServer((request, response) => page.assets(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.close()
  rmSync(dist, { recursive: true })
})

const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const asked = (path: string, encoding: string) => fetch(`${origin()}${path}`, { headers: { 'accept-encoding': encoding } })

test.each([
  ['br', 'br'],
  ['gzip', null],
])('a script is sent to a browser that takes %s as %s, whole, and kept for ever', async (takes, encoding) => {
  for (let time = 0; time < 2; time++) {
    const answer = await asked('/assets/index-aaaaaaaa.js', takes)
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/)
    expect(answer.headers.get('cache-control')).toBe('public,max-age=31536000,immutable')
    expect(await answer.text()).toBe(script)
  }
})

test.each(['/assets/lost-aaaaaaaa.js', '/assets/..%2f..%2fetc/passwd', '/assets/../index.js'])('there is nothing at %s', async (path) => {
  expect((await asked(path, 'br')).status).toBe(404)
})

test('an address that cannot be read is none of the build', async () => {
  expect((await fetch(`${origin()}//`, { signal: AbortSignal.timeout(5_000) })).status).toBe(404)
})
