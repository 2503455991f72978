import { operationPaths, type OperationName } from '../../packages/contract/src/paths.ts'
import { readPersistedDocuments } from '../../apps/api/src/graphql/documents.ts'
import { origin as productOrigin } from './ports.ts'

const documents = Object.entries(readPersistedDocuments())

interface Caller {
  /** @default that of the product under test */
  readonly origin?: string
  /** Of the player in whose name the call is made. */
  readonly accessToken?: string
}

/**
 * Sends an operation as the app does, without a page, and answers its data; throws where it is refused. For what a walk needs and does
 * not walk through.
 */
export const callPlatform = async (
  name: OperationName,
  variables: object,
  { origin = productOrigin, accessToken }: Caller = {},
): Promise<Readonly<Record<string, unknown>>> => {
  const [documentId] = documents.find(([, text]) => new RegExp(`\\b(query|mutation) ${name}\\b`).test(text)) ?? []
  const response = await fetch(`${origin}/graphql/${operationPaths[name]}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }) },
    body: JSON.stringify({ documentId, variables }),
  })
  if (!response.ok) throw new Error(`${name} was refused with ${response.status}: ${await response.text()}`)
  const { data } = (await response.json()) as { readonly data: Readonly<Record<string, unknown>> }
  return data
}
