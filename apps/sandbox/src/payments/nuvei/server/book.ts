import { join } from 'node:path'
import type { Wish } from '../../outcomes.ts'
import { openRecords } from '../../server/records.ts'
import type { CardConduct } from './testCards.ts'

/** What is kept of a card: never its number or security code. */
export interface CardFacts {
  readonly brand: string
  /** The first six digits. */
  readonly bin: string
  readonly lastFour: string
  readonly month: string
  readonly year: string
}

/** A card that a payer left here (a UPO). */
export interface StoredCard extends CardFacts {
  readonly id: string
  readonly userTokenId: string
  readonly conduct: CardConduct
}

export type TransactionStatus = 'APPROVED' | 'DECLINED' | 'CANCELED' | 'ERROR' | 'PENDING' | 'REDIRECT'

export interface Transaction {
  readonly id: string
  readonly pppId: string
  readonly type: 'Sale' | 'InitAuth3D' | 'Auth3D' | 'Credit' | 'Void' | 'Chargeback'
  readonly status: TransactionStatus
  /** As text, as it was sent. */
  readonly amount: string
  readonly currency: string
  /** Unix milliseconds. */
  readonly at: number
  readonly relatedTo?: string
  readonly reason?: { readonly text: string; readonly code: string; readonly errCode: string }
  readonly card?: CardFacts
  /** The stored card that paid, or was stored with it. */
  readonly storedCardId?: string
}

export interface Dispute {
  readonly id: string
  readonly status: 'OPENED' | 'LOST' | 'WON'
  readonly stage: number
  readonly amount: string
  readonly at: number
}

/** A card at its bank: what it will do when the bank is asked. */
export interface Attempt {
  readonly card: CardFacts
  readonly storedCardId?: string
  readonly wish: Pick<Wish, 'outcome' | 'notice'>
}

export interface Order {
  readonly id: string
  readonly sessionToken: string
  readonly clientRequestId: string
  readonly clientUniqueId: string
  readonly productId: string
  readonly userTokenId: string
  readonly description: string
  readonly amount: string
  readonly currency: string
  readonly notificationUrl: string
  /** Unix milliseconds. */
  readonly createdAt: number
  readonly endsAt: number
  readonly wish: Wish
  readonly transactions: readonly Transaction[]
  /** A challenge that waits for the payer. */
  readonly challenge: (Attempt & { readonly transactionId: string; readonly startedAt: number }) | null
  /** A payment that goes through by itself at a time. */
  readonly due: (Attempt & { readonly at: number }) | null
  /** All that refunds and voids have given back, as decimal text. */
  readonly credited: string
  readonly dispute: Dispute | null
}

/** Orders and stored cards, kept so that a restart loses none. */
export const openBook = async (folder: string) => {
  const orders = await openRecords<Order>(join(folder, 'orders.jsonl'))
  const cards = await openRecords<StoredCard>(join(folder, 'cards.jsonl'))
  return {
    orders,
    cards,
    bySession: (token: string) => orders.all().find(({ sessionToken }) => sessionToken === token),
    byRequest: (id: string) => orders.all().find(({ clientRequestId }) => clientRequestId === id),
    /** The newest order of this name at the merchant. */
    byUniqueId: (id: string) => orders.all().findLast(({ clientUniqueId }) => clientUniqueId === id),
    byTransaction: (id: string) => orders.all().find(({ transactions }) => transactions.some((one) => one.id === id)),
    close: () => Promise.all([orders.close(), cards.close()]),
  }
}
export type Book = Awaited<ReturnType<typeof openBook>>

/** The sale that took the money, where one did. */
export const saleOf = ({ transactions }: Order): Transaction | undefined =>
  transactions.find(({ type, status }) => type === 'Sale' && status === 'APPROVED')
