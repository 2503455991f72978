import { loadCalls } from './loadCalls.ts'

interface Registered {
  readonly url: string
  readonly documentId: string
  readonly variables: object
  readonly fetch: (url: string, request: RequestInit) => Promise<Response>
}

/** Sends the hash of a registered document where graphql-request would send its text. */
const persistedBody = {
  parse: (text: string): unknown => JSON.parse(text),
  stringify: ({ query, variables }: { query: string; variables?: unknown }): string => JSON.stringify({ documentId: query, variables }),
}

/**
 * Sends by graphql-request. Everything of ours happens in the `fetch` that it is given: its middleware can neither retry nor
 * replace an answer, and its errors carry the variables, so none of them may leave `sender.ts`.
 */
export const requestRegistered = async ({ url, documentId, variables, fetch }: Registered): Promise<unknown> => {
  const { GraphQLClient } = await loadCalls()
  return new GraphQLClient(url, {
    excludeOperationName: true,
    jsonSerializer: persistedBody,
    fetch: (address: unknown, request?: RequestInit) => fetch(String(address), request ?? {}),
  }).request<unknown>(documentId, variables)
}
