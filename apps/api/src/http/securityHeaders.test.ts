import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { testConfig } from '../../test/support/node.ts'
import { securityHeaders } from './securityHeaders.ts'

const headersOf = (publicOrigin: string, url: string) => {
  const request = Object.assign(new IncomingMessage(new Socket()), { url })
  const response = new ServerResponse(request)
  securityHeaders(testConfig({ publicOrigin, identity: [] }))(request, response)
  return response.getHeaders()
}

it.each(['/', '/assets/app-1.js', '/graphql/me'])('N1 insists on https where the product is open over https: %s', (url) => {
  const secure = headersOf('https://play.example.com', url)
  expect(secure['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect(headersOf('http://localhost:4100', url)['strict-transport-security']).toBeUndefined()
})

it.each([
  ['/assets/app-1.js', "default-src 'none'"],
  ['/graphql/me', "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'"],
])('N1 lets nothing run in what is no page: %s', (url, policy) => {
  const headers = headersOf('https://play.example.com', url)
  expect(headers['content-security-policy']).toBe(policy)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['cross-origin-resource-policy']).toBe('same-origin')
})

it('N1 says of an answer to a call what it says of a page', () => {
  const names = ['cross-origin-opener-policy', 'referrer-policy', 'strict-transport-security', 'x-content-type-options'] as const
  const [page, call] = ['/', '/graphql/me'].map((url) => headersOf('https://play.example.com', url))
  for (const name of names) expect([name, call?.[name]]).toEqual([name, page?.[name]])
})

it('N1 speaks to its own socket over the same security', () => {
  const policy = headersOf('https://play.example.com', '/')['content-security-policy']
  expect(policy).toContain("connect-src 'self' wss://play.example.com;")
  expect(policy).toContain('upgrade-insecure-requests')
})

it('N1 lets the look-up be asked and the marketing script run where they are set, and from nowhere else', () => {
  const policyOf = (overrides: Parameters<typeof testConfig>[0]) => {
    const request = Object.assign(new IncomingMessage(new Socket()), { url: '/' })
    const response = new ServerResponse(request)
    securityHeaders(testConfig({ publicOrigin: 'http://lagoon.test', identity: [], ...overrides }))(request, response)
    return String(response.getHeaders()['content-security-policy']).split(';')
  }
  const set = policyOf({ ipLookupUrl: 'http://ip.test/country?x', marketingSdkUrl: 'http://sdk.test:81/sdk.js' })
  expect(set).toContain("script-src 'self' http://sdk.test:81")
  expect(set).toContain("connect-src 'self' ws://lagoon.test http://ip.test http://sdk.test:81")
  const unset = policyOf({})
  expect(unset).toContain("script-src 'self'")
  expect(unset).toContain("connect-src 'self' ws://lagoon.test")
})

it('N1 lets an identity provider be asked, framed and given the camera, and nobody else', () => {
  const secret = 'long enough for a secret of the tests'
  const party = { id: 'kyc', protocol: 'sumsub', origin: 'https://kyc.example', secret, webhookSecret: secret }
  const request = Object.assign(new IncomingMessage(new Socket()), { url: '/' })
  const response = new ServerResponse(request)
  securityHeaders(testConfig({ publicOrigin: 'https://play.example', providers: [], payments: [], identity: [party] }))(request, response)
  const policy = String(response.getHeader('content-security-policy')).split(';')
  expect(policy).toContain("connect-src 'self' wss://play.example https://kyc.example")
  expect(policy).toContain('frame-src https://kyc.example')
  expect(String(response.getHeader('permissions-policy')).split(', ')).toEqual(
    expect.arrayContaining(['camera=(self "https://kyc.example")', 'microphone=()', 'geolocation=()']),
  )
  expect(headersOf('https://play.example', '/')['permissions-policy']).toContain('camera=()')
})

it('N1 takes no text for markup or for a script', () => {
  const policy = headersOf('http://lagoon.test', '/')['content-security-policy']
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).toContain('trusted-types lagoon default')
})
