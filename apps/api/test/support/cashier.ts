import { IDEMPOTENCY_HEADER } from '@lagoon/contract/http/http'
import { operationPaths } from '@lagoon/contract/paths'
import type { ProblemBody } from '@lagoon/contract/problems/problem'
import { randomUUID } from 'node:crypto'
import type { Cashier, OrderInput, Payment, PurchaseInput, PurchaseQuote } from '../../src/graphql/resolvers.generated.ts'
import { confirmedPlayer, logIn } from './accounts.ts'
import { documentIdOf, type Answer, type TestNode } from './node.ts'

/** Somebody who is logged in to buy. */
export interface Customer {
  readonly id: string
  readonly email: string
  readonly token: string
}

/** A new player with that country in the profile; empty: none. */
export const newCustomer = async (node: TestNode, country = 'US'): Promise<Customer> => {
  const { email } = await confirmedPlayer(node)
  const { accessToken: token, player } = await logIn(node, email)
  await node.app.services.database.kysely.updateTable('player').set({ country }).where('id', '=', player.id).execute()
  return { id: player.id, email, token }
}

/** A new player whose own limit is so many cents in a week. */
export const limitedCustomer = async (node: TestNode, minor: bigint): Promise<Customer> => {
  const customer = await newCustomer(node)
  const limit = { player_id: customer.id, minor, days: 7, set_by: 'PLAYER' } as const
  await node.app.services.database.kysely.insertInto('deposit_limit').values(limit).execute()
  return customer
}

export const cashier = async (node: TestNode, { token }: Customer): Promise<Cashier> =>
  ((await node.call('Cashier', {}, token)).body.data as unknown as { cashier: Cashier }).cashier

export const quote = async (node: TestNode, { token }: Customer, order: OrderInput, coupon: string | null = null): Promise<PurchaseQuote> =>
  ((await node.call('PurchaseQuote', { order, coupon }, token)).body.data as unknown as { purchaseQuote: PurchaseQuote }).purchaseQuote

/** What a refusal says, in short; the fields with their codes. */
export const refusalOf = ({ body }: Answer) => {
  const { status, code, facts, fieldErrorDetails } = body as Partial<ProblemBody>
  const fields = fieldErrorDetails?.map((field) => [field.field, field.code])
  return { status, code, ...(facts?.['reason'] && { reason: facts['reason'] }), ...(fields && { fields }) }
}

/** Sends a purchase as a form does, under a key of its own. */
export const send = (node: TestNode, { token }: Customer, input: PurchaseInput, key: string = randomUUID()): Promise<Answer> =>
  node.post(`/graphql/${operationPaths.BuyPackage}`, JSON.stringify({ documentId: documentIdOf('BuyPackage'), variables: { input } }), {
    authorization: `Bearer ${token}`,
    [IDEMPOTENCY_HEADER]: key,
  })

export const paymentIn = ({ body }: Answer, field = 'buyPackage'): Payment => {
  const payment = (body.data as unknown as Record<string, Payment> | undefined)?.[field]
  if (!payment) throw new Error(`no payment: ${JSON.stringify(body)}`)
  return payment
}
