/**
 * Stands in for the package `graphql` in the browser's bundle. graphql-request imports its parser and printer for documents
 * given as text; ours are hashes, so neither is ever called (12 kB less to load).
 */
const never = (): never => {
  throw new Error('documents are neither parsed nor printed in the browser')
}

export const parse = never
export const print = never
export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' }
