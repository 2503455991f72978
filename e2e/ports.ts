/** Ports of the product under test, away from those of a product that somebody plays with beside it. */
export const ports = { web: 4300, provider: 4301, mail: 4310, smtp: 4325, desk: 4311, ipLookup: 4312, marketing: 4313 } as const
