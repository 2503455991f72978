/** Logical path of every operation of this capability: see `operationPaths`. */
export const shellOperationPaths = {
  StartAnonymousSession: 'anonymous/session',
  WebSettings: 'anonymous/settings',
  SavePushToken: 'push/token',
} as const
