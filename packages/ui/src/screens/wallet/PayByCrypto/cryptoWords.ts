import type { CryptoInvoice } from '@lagoon/domain/wallet/payments/payByCrypto.state'

/** `0.00021734 BTC`: the provider's own text, never computed. */
export const withCode = (amount: string, { currency }: CryptoInvoice): string => `${amount} ${currency.code}`
