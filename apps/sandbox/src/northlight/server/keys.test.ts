import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compactVerify, createLocalJWKSet } from 'jose'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openKeys, type Keys } from './keys.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const now = Date.UTC(2026, 2, 1)

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'northlight-keys-'))
})
afterEach(() => rm(folder, { recursive: true }))

const kids = ({ published }: Keys) => published.map(({ kid }) => kid)
const isBy = async (jws: string, { published }: Keys): Promise<boolean> =>
  compactVerify(jws, createLocalJWKSet({ keys: [...published] }), { algorithms: ['EdDSA'] }).then(
    () => true,
    () => false,
  )

test('a key is made once, readable by its owner only, and nothing of its private part is published', async () => {
  const first = await openKeys(folder, now)
  expect(kids(await openKeys(folder, now + DAY_MS))).toEqual(kids(first))
  expect((await stat(join(folder, 'keys.json'))).mode & 0o777).toBe(0o600)
  expect(first.published.flatMap((jwk) => Object.keys(jwk))).not.toContain('d')
  expect(await isBy(await first.sign({ iss: 'northlight' }), first)).toBe(true)
})

test('an old key is followed by another one, and stays published for a day', async () => {
  const first = await openKeys(folder, now)
  const jws = await first.sign({ iss: 'northlight' })
  const second = await openKeys(folder, now + 30 * DAY_MS)
  expect(kids(second)).toHaveLength(2)
  expect([await isBy(jws, second), await isBy(await second.sign({}), second), await isBy(await second.sign({}), first)]).toEqual([
    true,
    true,
    false,
  ])
  const third = await openKeys(folder, now + 31 * DAY_MS)
  expect(kids(third)).toEqual(kids(second).slice(1))
  expect(await isBy(jws, third)).toBe(false)
})
