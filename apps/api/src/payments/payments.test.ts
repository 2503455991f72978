import { webhookPath } from '@lagoon/contract/wire/webhooks/webhooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmedPlayer, eventually, logIn } from '../../test/support/accounts.ts'
import { harborHeaders } from '../../test/support/harbor.ts'
import { harborPayments, startHarbor, type Harbor, type HarborSaid } from '../../test/support/harborPayments.ts'
import { startNode, type TestNode } from '../../test/support/node.ts'
import { buy } from '../../test/support/purchases.ts'
import type { Payment } from '../graphql/resolvers.generated.ts'
import { databaseNow } from '../kernel/databaseTime.ts'
import { balancesOf } from '../ledger/balances.ts'

let harbor: Harbor
let node: TestNode
let playerId: string
let token: string
beforeAll(async () => {
  harbor = await startHarbor()
  node = await startNode({ payments: [harbor.party] }, [], { payments: { harbor: harborPayments }, payouts: {}, identity: {} })
  const player = await confirmedPlayer(node)
  const session = await logIn(node, player.email)
  playerId = session.player.id
  token = session.accessToken
})
afterAll(async () => {
  await node?.app.stop()
  await harbor?.stop()
})

const database = () => node.app.services.database.kysely
const begin = () => buy(node.app.services, harbor, playerId)
const gameTokens = async () => (await balancesOf(database(), playerId)).tokens.GAME
let notices = 0
const notify = async (paymentId: string, said: HarborSaid): Promise<number> => {
  const body = JSON.stringify({ id: `n-${(notices += 1)}`, subject: `h-${paymentId}`, at: said.at, said })
  const { status } = await fetch(node.address + webhookPath('payments', harbor.party.id), {
    method: 'POST',
    body,
    headers: harborHeaders(body),
  })
  return status
}
const shown = async (id: string, name: 'Payment' | 'CheckPayment' | 'CancelPayment' = 'Payment'): Promise<Payment> => {
  const { body } = await node.call(name, { id }, token)
  return (Object.values(body.data ?? {})[0] ?? body) as Payment
}
const until = (id: string, state: string) => eventually(async () => ((await shown(id)).state === state ? true : undefined))
const stages = ({ timeline }: Payment) => timeline.map(({ kind, at }) => (at === null ? `${kind}?` : kind))

describe('a payment', () => {
  it('is begun, paid by a notice and credited once, and the player is told', async () => {
    const before = await gameTokens()
    const id = await begin()
    const open = await shown(id)
    expect(open).toMatchObject({
      state: 'PENDING',
      step: { kind: 'REDIRECT', url: `https://harbor.test/pay/h-${id}` },
      price: { currency: 'USD', minor: '1999' },
      packageId: 'harbor-chest',
    })
    expect(stages(open)).toEqual(['STARTED', 'SENT_TO_PROVIDER', 'CREDITED?'])
    expect((await node.call('PlayedRounds', {}, token)).body.data).toMatchObject({ openPayment: { id } })
    const said = harbor.says(id, 'SUCCEEDED')
    expect(await notify(id, said)).toBe(200)
    await until(id, 'SUCCESS')
    expect(await notify(id, said)).toBe(200)
    expect(await gameTokens()).toBe(before + 500_000n)
    const paid = await shown(id)
    expect(paid).toMatchObject({ state: 'SUCCESS', step: null, failure: null, reversed: null })
    expect(stages(paid)).toEqual(['STARTED', 'SENT_TO_PROVIDER', 'PAID', 'CREDITED'])
    expect((await node.call('PlayedRounds', {}, token)).body.data).toMatchObject({ openPayment: null })
    const email = await eventually(() => node.emails.find(({ subject }) => subject === 'Your tokens are here'))
    expect(email.text).toContain('$19.99 for Harbor chest')
    const { body } = await node.call('Notifications', {}, token)
    expect(JSON.stringify(body)).toContain('You received 5,000 game tokens and 20 sweep tokens for Harbor chest.')
  })

  it('is asked about when the player asks, and given up when they want', async () => {
    const id = await begin()
    harbor.says(id, 'SUCCEEDED')
    expect(await shown(id, 'CheckPayment')).toMatchObject({ state: 'SUCCESS' })
    const other = await begin()
    expect(await shown(other, 'CancelPayment')).toMatchObject({ state: 'FAILURE', failure: 'CANCELLED', step: null })
    expect(harbor.books.get(other)?.said.word).toBe('CANCELLED')
    const before = await gameTokens()
    await notify(other, harbor.says(other, 'SUCCEEDED'))
    await until(other, 'SUCCESS')
    expect(await gameTokens()).toBe(before + 500_000n)
    const { timeline } = await shown(other)
    expect(timeline.find(({ kind }) => kind === 'PAID')?.reason).toContain('arrived late')
  })

  it('of which no notice comes is asked about by itself, and credited', async () => {
    const before = await gameTokens()
    const id = await begin()
    harbor.says(id, 'SUCCEEDED')
    await database().updateTable('payment').set({ next_poll_at: databaseNow }).where('id', '=', id).execute()
    await until(id, 'SUCCESS')
    expect(await gameTokens()).toBe(before + 500_000n)
  })

  it('is nobody else’s, and no payment is told from another’s', async () => {
    const id = await begin()
    const stranger = await logIn(node, (await confirmedPlayer(node)).email)
    for (const name of ['Payment', 'CheckPayment', 'CancelPayment'] as const)
      for (const asked of [id, 'p-1'])
        expect((await node.call(name, { id: asked }, stranger.accessToken)).body).toMatchObject({
          status: 400,
          code: 'TRANSACTION_NOT_FOUND',
          message: `Transaction not found: ${asked}`,
        })
  })
})
