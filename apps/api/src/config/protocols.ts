/** The wires of game providers that this release speaks: each a folder `providers/<protocol>`, mounted by providers/providers.ts. */
export const gameProtocols = ['deepwater', 'coralForge', 'northlight'] as const
/** The wires of payment providers, likewise: `payments/<protocol>`, payments/payments.ts. */
export const paymentProtocols = ['nuvei', 'mzzpay', 'skrill', 'forumPay'] as const
/** The wires of providers that pay out, likewise: `payouts/<protocol>`, payouts/payouts.ts. */
export const payoutProtocols = ['nuvei', 'skrill', 'forumPay', 'wise', 'seamlessChex', 'cashApp'] as const
/** The wires of identity providers, likewise: `identity/<protocol>`, identity/identity.ts. */
export const identityProtocols = ['sumsub'] as const
