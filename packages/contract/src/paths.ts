import { accountOperationPaths } from './account/paths.ts'
import { contentOperationPaths } from './content/paths.ts'
import { lobbyOperationPaths } from './lobby/paths.ts'
import { shellOperationPaths } from './shell/paths.ts'
import { socialOperationPaths } from './social/paths.ts'
import { supportOperationPaths } from './support/paths.ts'
import { walletOperationPaths } from './wallet/paths.ts'

/**
 * Logical path of every operation. It is posted to `/graphql/<path>`; headers, tokens and error rules look at whole
 * segments of it (§7, §8). The server refuses a document on any path but its own.
 */
export const operationPaths = {
  ...accountOperationPaths,
  ...contentOperationPaths,
  ...lobbyOperationPaths,
  ...shellOperationPaths,
  ...socialOperationPaths,
  ...supportOperationPaths,
  ...walletOperationPaths,
} as const satisfies Record<string, string>

export type OperationName = keyof typeof operationPaths
export type OperationPath = (typeof operationPaths)[OperationName]
