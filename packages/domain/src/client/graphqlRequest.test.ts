import { afterEach, expect, it, vi } from 'vitest'
import { requestRegistered } from './graphqlRequest.ts'

const ask = (answer: () => Response) =>
  requestRegistered({
    url: 'https://lagoon.test/graphql/wallet/balances',
    documentId: 'sha256:0',
    variables: { secret: 'of the player' },
    fetch: async () => answer(),
  })

afterEach(() => {
  vi.restoreAllMocks()
})

it('parses an answer once', async () => {
  const parse = vi.spyOn(JSON, 'parse')
  const text = JSON.stringify({ data: { balances: [] } })
  expect(await ask(() => new Response(text))).toMatchObject({ status: 200, body: { data: { balances: [] } } })
  expect(parse.mock.calls.filter(([parsed]) => parsed === text)).toHaveLength(1)
})

it.each([
  ['a refusal', 409, '{"status":409,"code":"EMAIL_TAKEN"}', { status: 409, code: 'EMAIL_TAKEN' }],
  ['an error that says so in the body only', 200, '{"status":503}', { status: 503 }],
  ['GraphQL errors under 200', 200, '{"errors":[{"message":"no"}]}', { errors: [{ message: 'no' }] }],
  ['a list', 200, '[]', []],
  ['nothing', 200, 'null', null],
  ['an empty body', 502, '', undefined],
  ['a page of a proxy', 502, '<!doctype html>', undefined],
])('answers %s as it came', async (_, status, text, body) => {
  const received = await ask(() => new Response(text, { status, headers: { 'content-type': 'text/html' } }))
  expect([received.status, received.body]).toEqual([status, body])
})

it('throws where the connection is lost in the middle of a body, and says nothing of the variables', async () => {
  const cut = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"data":'))
      stream.error(new TypeError('network error'))
    },
  })
  const error: unknown = await ask(() => new Response(cut)).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(TypeError)
  expect(JSON.stringify(error) + String(error)).not.toContain('of the player')
})
