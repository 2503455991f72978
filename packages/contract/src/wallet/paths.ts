/** Logical path of every operation of this capability: see `operationPaths`. */
export const walletOperationPaths = {
  Balances: 'wallet/balances',
  Transactions: 'wallet/transactions',
  Payment: 'payment/status/id',
} as const
