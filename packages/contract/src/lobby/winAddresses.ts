import { withQuery } from '../addresses/address.ts'
import { winRoute } from './addresses.ts'

/** A win that its player shares: `/win?id=…`. In a file of its own, as the pages that everybody opens first need none of it. */
export const winAddress = (id: string): string => withQuery(winRoute, { id })

/** The picture of a shared win for the cards of social networks, a PNG of 1200 × 630: `/win-card.png?id=…`. */
export const winCardPath = '/win-card.png'
export const winCardAddress = (id: string): string => withQuery(winCardPath, { id })
