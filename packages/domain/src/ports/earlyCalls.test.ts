import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { takeEarly } from './earlyCalls.ts'

const headers = { accept: 'application/json', authorization: 'Bearer one' }
const request = { body: '{"documentId":"x","variables":{}}', headers }
const answer = Promise.resolve(new Response('{}'))

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://lagoon.example' })
  vi.stubGlobal('earlyCalls', { '/graphql/me': { ...request, answer } })
})
afterEach(() => vi.unstubAllGlobals())

describe('a call that the page made before its scripts had come', () => {
  test('answers the same call, once', () => {
    expect(takeEarly('https://lagoon.example/graphql/me', request)).toBe(answer)
    expect(takeEarly('https://lagoon.example/graphql/me', request)).toBeUndefined()
  })

  test('answers a call that knows the player’s lobby by now', () => {
    const later = { ...request, headers: { ...headers, 'device-action': 'blue-web' } }
    expect(takeEarly('https://lagoon.example/graphql/me', later)).toBe(answer)
  })

  test.each([
    ['of another session', { ...request, headers: { ...headers, authorization: 'Bearer two' } }],
    ['in another language', { ...request, headers: { ...headers, 'accept-language': 'de' } }],
    ['that asks something else', { ...request, body: '{"documentId":"y","variables":{}}' }],
  ])('answers no call %s, now or later', (_, other) => {
    expect(takeEarly('https://lagoon.example/graphql/me', other)).toBeUndefined()
    expect(takeEarly('https://lagoon.example/graphql/me', request)).toBeUndefined()
  })

  test('answers no call to another address', () => {
    expect(takeEarly('https://lagoon.example/graphql/wallet/balances', request)).toBeUndefined()
    vi.stubGlobal('earlyCalls', undefined)
    expect(takeEarly('https://lagoon.example/graphql/me', request)).toBeUndefined()
  })
})
