/** The ways money leaves (§3), in the order of display. */
export const payoutWays = ['BANK', 'CARD', 'CRYPTO', 'SKRILL', 'CASH_APP', 'SEAMLESS_CHEX'] as const
export type PayoutWay = (typeof payoutWays)[number]

/** A network decides what an address looks like; one coin may run on several networks. */
export const networks = ['bitcoin', 'ethereum', 'litecoin', 'tron'] as const
export type Network = (typeof networks)[number]
