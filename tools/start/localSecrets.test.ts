import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { localSecrets } from './localSecrets.ts'

const dir = mkdtempSync(join(tmpdir(), 'secrets-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

test('secrets are drawn once, kept for the next start, and readable by their owner only', () => {
  const first = localSecrets(join(dir, 'data'))
  expect(first.TOKEN_SECRET.length).toBeGreaterThanOrEqual(32)
  expect(first.TOKEN_SECRET).not.toBe(first['PROVIDER_DEEPWATER_SECRET'])
  expect(localSecrets(join(dir, 'data'))).toEqual(first)
  expect(statSync(join(dir, 'data/secrets.json')).mode & 0o777).toBe(0o600)
})
