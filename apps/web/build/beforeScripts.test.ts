import { describe, expect, test } from 'vitest'
import { earlyCallsScript } from './beforeScripts.ts'

interface Sent {
  readonly path: string
  readonly request: RequestInit
}

/** Runs the script as a page would, over this storage, and answers what it sent and left behind. */
const run = (stored: Readonly<Record<string, string>>, said?: object) => {
  const sent: Sent[] = []
  const page: { earlyCalls?: Record<string, { headers: object; body: string }> } = {}
  const fetch = (path: string, request: RequestInit) => {
    sent.push({ path, request })
    return Promise.reject(new Error('nobody is there'))
  }
  const script = new Function(
    'globalThis',
    'localStorage',
    'document',
    'fetch',
    earlyCallsScript({ '/graphql/me': { documentId: 'sha256:1' } }),
  )
  const document = { getElementById: () => said && { textContent: JSON.stringify(said) } }
  script(page, { getItem: (name: string) => stored[name] ?? null }, document, fetch)
  return { sent, left: page.earlyCalls }
}

describe('the script of early calls', () => {
  test('asks for a player, with the headers and the body of the app', () => {
    const { sent, left } = run({ 'lagoon.session': '{"accessToken":"abc"}', 'lagoon.language': 'de' })
    const headers = { 'content-type': 'application/json', accept: 'application/json', 'accept-language': 'de', authorization: 'Bearer abc' }
    const body = '{"documentId":"sha256:1","variables":{}}'
    expect(sent).toEqual([{ path: '/graphql/me', request: { method: 'POST', headers, body, credentials: 'omit' } }])
    expect(left).toEqual({ '/graphql/me': { headers, body, answer: expect.any(Promise) } })
  })

  test('asks what the page says too, as anybody may with the token of the device', () => {
    const said = {
      '/graphql/history/slots': { documentId: 'sha256:2', variables: { first: 30 } },
      '/graphql/anonymous/game': { documentId: 'sha256:3', isAnonymous: true },
    }
    const asked = ({ sent }: { sent: readonly Sent[] }) =>
      sent.map(({ path, request: { headers, body } }) => [path, (headers as Record<string, string>)['authorization'], body])
    const player = { 'lagoon.session': '{"accessToken":"abc"}' }
    expect(asked(run({ ...player, 'lagoon.anonymousToken': 'anyone' }, said)).slice(1)).toEqual([
      ['/graphql/history/slots', 'Bearer abc', '{"documentId":"sha256:2","variables":{"first":30}}'],
      ['/graphql/anonymous/game', 'Bearer anyone', '{"documentId":"sha256:3","variables":{}}'],
    ])
    expect(asked(run(player, said)).map(([path]) => path)).toEqual(['/graphql/me', '/graphql/history/slots'])
  })

  test.each([
    ['nothing', {}],
    ['no session', { 'lagoon.session': '{"accessToken"' }],
  ])('asks nothing where the storage holds %s', (_, stored) => {
    expect(run(stored)).toEqual({ sent: [], left: {} })
  })
})
