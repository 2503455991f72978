import { describe, expect, it } from 'vitest'
import { operationPaths } from '@lagoon/contract/paths'
import { headersFor, type HeaderFacts } from './headers.ts'
import { targetOf } from './target.ts'

const language = 'en'
const keys = { id: 'id-key', addressProof: 'address-key' }
const callers = {
  visitor: {},
  anonymous: { anonymousToken: 'anon' },
  player: { accessToken: 'acc', lobbyCode: 'main' },
  'player and anonymous': { accessToken: 'acc', anonymousToken: 'anon', lobbyCode: 'main' },
} satisfies Record<string, Partial<HeaderFacts>>

/** The table of the readings, said a second time and in another way. */
const expected = (path: string, caller: Partial<HeaderFacts>): Record<string, string> => {
  const segments = path.split('/')
  if (segments.includes('anonymous')) return { 'accept-language': 'en', ...(caller.anonymousToken ? { authorization: 'Bearer anon' } : {}) }
  return {
    'accept-language': 'en',
    ...(caller.accessToken && path !== 'refresh' ? { authorization: 'Bearer acc' } : {}),
    ...(caller.lobbyCode ? { 'device-action': 'main-web' } : {}),
  }
}

describe('A12 headers of every operation for every caller', () => {
  const cells = Object.values(operationPaths).flatMap((path) => Object.entries(callers).map(([name, caller]) => ({ path, name, caller })))
  it.each(cells)('$path as $name', ({ path, caller }) => {
    expect(headersFor({ target: 'platform', path, language, ...caller })).toEqual(expected(path, caller))
  })
})

describe('A12 headers beyond our origin', () => {
  const player = { path: '', language, accessToken: 'acc', anonymousToken: 'anon', lobbyCode: 'main', clientKeys: keys }
  it.each<[string, HeaderFacts, Record<string, string>]>([
    ['identity provider', { ...player, target: 'identityProvider' }, { 'accept-language': 'en', 'client-key': 'id-key' }],
    [
      'identity provider, verified',
      { ...player, target: 'identityProvider', isIdVerified: true },
      { 'accept-language': 'en', 'client-key': 'address-key' },
    ],
    ['game provider', { ...player, target: 'gameProvider' }, { 'accept-language': 'en' }],
    ['IP look-up', { ...player, target: 'ipLookup' }, {}],
    ['anybody else', { ...player, target: 'foreign' }, {}],
  ])('%s', (_, facts, headers) => expect(headersFor(facts)).toEqual(headers))
})

it('A12 looks at whole segments only', () => {
  const facts = { target: 'platform', language, accessToken: 'acc', anonymousToken: 'anon' } as const
  for (const path of ['players/anonymous1', 'x?x=anonymous', 'anonymously/x'])
    expect(headersFor({ ...facts, path })['authorization']).toBe('Bearer acc')
})

it('lets no strange lobby code into a header', () => {
  expect(headersFor({ target: 'platform', path: 'me', language, lobbyCode: 'a\r\nx: y' })).toEqual({ 'accept-language': 'en' })
})

it('goes by the origin of the address', () => {
  const foreign = { identityProvider: ['https://kyc.example'], gameProviders: ['https://game.example'], ipLookup: ['https://ip.example'] }
  const target = (address: string) => targetOf(address, 'https://lagoon.example', foreign)
  expect([
    target('/graphql/me'),
    target('https://lagoon.example.evil.example/graphql/me'),
    target('//game.example/anonymous'),
    target('https://kyc.example/x'),
    target('https://ip.example'),
    target('http://['),
  ]).toEqual(['platform', 'foreign', 'gameProvider', 'identityProvider', 'ipLookup', 'foreign'])
})
