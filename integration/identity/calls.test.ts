import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CLIENT_KEY_HEADER, requirements, requirementsPath } from '../../packages/contract/src/wire/sumsub/requirements.ts'
import { requestSignatureText } from '../../packages/contract/src/wire/sumsub/signatures.ts'
import { openProvider, type OpenProvider } from './provider.ts'
import { walksOf, type Walks } from './walks.ts'

let provider: OpenProvider
let walks: Walks
beforeEach(async () => {
  provider = await openProvider()
  walks = walksOf(provider)
})
afterEach(() => provider.stop())

describe('a call', () => {
  const send = async (change: { secret?: string; seconds?: number; token?: string; signed?: string; body?: string } = {}) => {
    const path = '/resources/accessTokens/sdk'
    const body = change.body ?? JSON.stringify({ userId: 'player-1', levelName: 'lagoon-identity', ttlInSecs: 600 })
    const seconds = String(change.seconds ?? Math.floor(Date.now() / 1_000))
    const signature = createHmac('sha256', change.secret ?? provider.party.secret)
      .update(requestSignatureText(seconds, 'POST', path, change.signed ?? body))
      .digest('hex')
    const headers = {
      'x-app-token': change.token ?? 'sbx:test',
      'x-app-access-ts': seconds,
      'x-app-access-sig': signature,
      'content-type': 'application/json',
    }
    return (await fetch(provider.party.origin + path, { method: 'POST', headers, body })).status
  }
  test('is carried out with its signature, at most a minute from the clock', async () => {
    await provider.open()
    const now = Math.floor(Date.now() / 1_000)
    expect(await Promise.all([send(), send({ seconds: now - 55 }), send({ seconds: now + 55 })])).toEqual([200, 200, 200])
    const refused = [
      { secret: 'a secret of somebody else' },
      { secret: provider.party.webhookSecret ?? '' },
      { token: 'sbx:other' },
      { seconds: now - 65 },
      { seconds: now + 65 },
      { signed: '{}' },
    ]
    expect(await Promise.all(refused.map(send))).toEqual(refused.map(() => 401))
    expect(await send({ body: '{"userId":"player-1"}' })).toBe(400)
    expect(await send({ body: JSON.stringify({ userId: 'nobody', levelName: 'lagoon-identity', ttlInSecs: 600 }) })).toBe(404)
  })
})

describe('the API for browsers', () => {
  const ask = (key: string | undefined, query = 'level=lagoon-identity&country=US') =>
    fetch(`${provider.party.origin}${requirementsPath}?${query}`, { headers: key === undefined ? {} : { [CLIENT_KEY_HEADER]: key } })

  test('opens each level to its own key', async () => {
    const good = await ask('id-key')
    expect(v.parse(requirements, await good.json())).toMatchObject({ levelName: 'lagoon-identity', country: 'US' })
    expect((await ask('address-key', 'level=lagoon-address&country=CA')).status).toBe(200)
    for (const [key, query] of [
      [undefined, undefined],
      ['', undefined],
      ['id-ke', undefined],
      ['id-keÿ', undefined],
      ['address-key', undefined],
      ['id-key', 'level=lagoon-address&country=US'],
    ] as const)
      expect((await ask(key, query)).status).toBe(401)
    expect((await ask('id-key', 'level=lagoon-identity&country=XX')).status).toBe(400)
    expect((await ask('id-key', 'level=other&country=US')).status).toBe(400)
  })

  test('is shared with the platform’s pages, and nothing else is', async () => {
    const { origin } = new URL(provider.platform.url)
    const shared = (response: Response) => response.headers.get('access-control-allow-origin')
    expect(shared(await ask('id-key'))).toBe(origin)
    const preflight = await fetch(provider.party.origin + requirementsPath, { method: 'OPTIONS' })
    expect([preflight.status, shared(preflight)]).toEqual([204, origin])
    expect(preflight.headers.get('access-control-allow-headers')).toBe('client-key, accept-language')
    for (const path of ['/api/check', '/reviewers/cases', '/resources/applicants/x/one'])
      expect(shared(await fetch(provider.party.origin + path))).toBeNull()
  })
})

test('the vendor’s test call decides as its staff would', async () => {
  const { applicantId } = await walks.walk({ outcome: 'STAYS_PENDING' })
  const path = `/resources/applicants/${applicantId}/status/testCompleted`
  const body = JSON.stringify({
    reviewAnswer: 'RED',
    rejectLabels: ['LOW_QUALITY'],
    reviewRejectType: 'RETRY',
    moderationComment: 'Closer.',
  })
  const seconds = String(Math.floor(Date.now() / 1_000))
  const signature = createHmac('sha256', provider.party.secret)
    .update(requestSignatureText(seconds, 'POST', path, body))
    .digest('hex')
  const headers = { 'x-app-token': 'sbx:test', 'x-app-access-ts': seconds, 'x-app-access-sig': signature }
  expect((await fetch(provider.party.origin + path, { method: 'POST', headers, body })).status).toBe(200)
  expect(await walks.stands(applicantId, 'RESUBMIT')).toMatchObject({ documents: [{ fault: 'UNREADABLE', comment: 'Closer.' }] })
})
