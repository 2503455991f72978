/** Logical path of every operation of this capability: see `operationPaths`. */
export const contentOperationPaths = {
  Articles: 'anonymous/articles',
  Article: 'anonymous/article',
} as const
