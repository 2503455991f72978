import { operationPaths, type OperationName } from '../../packages/contract/src/paths.ts'
import { readPersistedDocuments } from '../../apps/api/src/graphql/documents.ts'
import { ports } from './ports.ts'

const documents = Object.entries(readPersistedDocuments())

/** Sends an operation as the app does, without a page; throws where it is refused. For what a walk needs and does not walk through. */
export const callPlatform = async (name: OperationName, variables: object): Promise<void> => {
  const [documentId] = documents.find(([, text]) => new RegExp(`\\b(query|mutation) ${name}\\b`).test(text)) ?? []
  const response = await fetch(`http://localhost:${ports.web}/graphql/${operationPaths[name]}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ documentId, variables }),
  })
  if (!response.ok) throw new Error(`${name} was refused with ${response.status}: ${await response.text()}`)
}
