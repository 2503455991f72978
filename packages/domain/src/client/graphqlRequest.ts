import { loadCalls } from './loadCalls.ts'

interface Registered {
  readonly url: string
  readonly documentId: string
  readonly variables: object
  readonly fetch: (url: string, request: RequestInit) => Promise<Response>
}

/** What came back: the status of HTTP and the body as JSON, undefined where it is none. */
export interface Received {
  readonly status: number
  readonly body: unknown
}

/**
 * Sends the hash of a registered document by graphql-request, which takes it for the text, and answers what came back,
 * whatever it says, parsed once. Throws where nothing came: without a connection, or called off. graphql-request's own errors
 * carry the variables and go no further than this file: the status and the body say the same.
 */
export const requestRegistered = async ({ url, documentId, variables, fetch }: Registered): Promise<Received> => {
  const { GraphQLClient } = await loadCalls()
  const received = { status: 0, body: undefined as unknown, isRead: false }
  const client = new GraphQLClient(url, {
    excludeOperationName: true,
    errorPolicy: 'all',
    jsonSerializer: {
      parse(text) {
        received.isRead = true
        received.body = JSON.parse(text)
        return received.body
      },
      stringify: ({ query, variables: values }: { query: string; variables?: unknown }) =>
        JSON.stringify({ documentId: query, variables: values }),
    },
    fetch: async (address: unknown, request?: RequestInit) => {
      const { status, body } = await fetch(String(address), request ?? {})
      received.status = status
      // Of another content type graphql-request would read nothing, and what a proxy says is an answer too.
      return new Response(body, { status, headers: { 'content-type': 'application/json' } })
    },
  })
  try {
    await client.request(documentId, variables)
  } catch (error) {
    if (!received.isRead) throw error
  }
  return received
}
