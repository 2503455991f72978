/** What was sent in crypto, as a row of a withdrawal keeps it: decimal text as the provider wrote it. */
export interface KeptCrypto {
  readonly code: string
  readonly amount: string
  readonly networkFee: string
  readonly transactionId: string | null
}
