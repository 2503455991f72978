import { operationPaths } from './paths.generated.ts'

/**
 * Logical path of every operation, as the schema says it beside its field (`@path`). It is posted to `/graphql/<path>`; headers,
 * tokens and error rules look at whole segments of it (§7, §8). The server refuses a document on any path but its own.
 */
export { operationPaths }

export type OperationName = keyof typeof operationPaths
export type OperationPath = (typeof operationPaths)[OperationName]
