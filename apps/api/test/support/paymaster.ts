import { randomUUID } from 'node:crypto'
import { IDEMPOTENCY_HEADER } from '@lagoon/contract/http/http'
import { operationPaths, type OperationName } from '@lagoon/contract/paths'
import type { Party } from '@lagoon/contract/parties/parties'
import { payoutWays, type PayoutWay } from '@lagoon/contract/withdrawal/enums'
import { ok, refused } from '@lagoon/contract/result/result'
import type { Kysely } from 'kysely'
import type { Schema } from '../../src/db/schema.ts'
import type { PayoutAccount, WithdrawalSettings } from '../../src/graphql/resolvers.generated.ts'
import { post } from '../../src/ledger/post.ts'
import type { CapturedAccount, PayoutCurrency, PayoutProtocol } from '../../src/payouts/protocol.ts'
import { PASSWORD } from './accounts.ts'
import type { Customer } from './cashier.ts'
import { documentIdOf, type Answer, type TestNode } from './node.ts'

/** The account number of the tests, which nothing but the provider may ever see. */
export const CANARY_ACCOUNT = '7700990088442211'
export const bankAccount = {
  way: 'BANK',
  accountHolder: 'Ada Example',
  accountNumber: CANARY_ACCOUNT,
  routingNumber: '021000021',
  bankName: 'Harbor Savings',
} as const

/** Somebody who pays out by every way, as far as the asking side speaks to them. */
export interface Paymaster {
  readonly party: Party
  readonly protocol: PayoutProtocol
  /** What was handed over to be registered, in order. */
  readonly registered: { readonly accountNumber: string; readonly currency: string; readonly reference: string }[]
  /** What a capture is answered with. */
  captured: CapturedAccount | 'PENDING' | 'FAILED'
  isAway: boolean
}

const currencies: readonly Omit<PayoutCurrency, 'rateEndsAt'>[] = [
  { id: 'BTC', code: 'BTC', name: 'Bitcoin', network: 'BITCOIN', amount: '0.0005', networkFee: '0.00001' },
  { id: 'USDT-TRC20', code: 'USDT', name: 'Tether', network: 'TRON', amount: '49', networkFee: '1' },
]

export const startPaymaster = (): Paymaster => {
  const registered: Paymaster['registered'] = []
  const away = () => {
    if (paymaster.isAway) throw new Error(`no answer about ${CANARY_ACCOUNT}`)
  }
  const nothing = async () => {
    throw new Error('nothing is sent here')
  }
  const protocol: PayoutProtocol = {
    ways: payoutWays,
    name: 'Paymaster',
    visibilitySeconds: 1,
    paidAfterDays: null,
    watchDays: 60,
    send: nothing,
    read: nothing,
    register: async (_party, { accountNumber, currency, player }) => {
      away()
      registered.push({ accountNumber, currency, reference: player.reference })
      return accountNumber === '0000' ? refused('ACCOUNT_INVALID') : ok({ token: `recipient-${registered.length}` })
    },
    capture: {
      open: async (_party, { captureId }) => {
        away()
        return {
          frameUrl: `https://paymaster.test/frame/${captureId}`,
          redirectUrl: `https://paymaster.test/page/${captureId}`,
          endsAt: new Date(Date.now() + 600_000),
        }
      },
      read: async () => {
        away()
        return paymaster.captured
      },
    },
    currencies: async () => {
      away()
      return currencies.map((currency) => ({ ...currency, rateEndsAt: new Date(Date.now() + 900_000) }))
    },
  }
  const party: Party = { id: 'paymaster', protocol: 'paymaster', origin: 'https://paymaster.test', secret: 's'.repeat(32) }
  const paymaster: Paymaster = { party, protocol, registered, captured: 'PENDING', isAway: false }
  return paymaster
}

/** Lets a player withdraw: verified, with a home and that many prize tokens that were won. */
export const makeWinner = async (
  database: Kysely<Schema>,
  playerId: string,
  { won = 100_000n, country = 'US', state = 'TX' }: { won?: bigint; country?: string; state?: string } = {},
): Promise<void> => {
  await database.updateTable('player').set({ country, state, id_verified: true }).where('id', '=', playerId).execute()
  // As what a table gives back beyond what was brought: it came from a game, and was not given.
  const booked = await post(database, {
    scope: `player:${playerId}`,
    key: randomUUID(),
    type: 'CASH_OUT',
    playerId,
    legs: [
      { account: { owner: 'PLAYER', playerId }, kind: 'PRIZE', minor: won },
      { account: { owner: 'OPERATOR' }, kind: 'PRIZE', minor: -won },
    ],
  })
  if (!booked.ok) throw new Error(booked.error.code)
}

const dataOf = <T>(answer: Answer, field: string): T => {
  const data = (answer.body.data as unknown as Record<string, T> | undefined)?.[field]
  if (data === undefined) throw new Error(JSON.stringify(answer.body))
  return data
}

/** Sends a submission under a key of its own. */
export const submit = (
  node: TestNode,
  { token }: Customer,
  name: OperationName,
  variables: Record<string, unknown>,
  key: string = randomUUID(),
): Promise<Answer> =>
  node.post(`/graphql/${operationPaths[name]}`, JSON.stringify({ documentId: documentIdOf(name), variables }), {
    authorization: `Bearer ${token}`,
    [IDEMPOTENCY_HEADER]: key,
  })

export const settingsOf = async (node: TestNode, { token }: Customer): Promise<WithdrawalSettings> =>
  dataOf(await node.call('WithdrawalSettings', {}, token), 'withdrawalSettings')

export const addAccount = async (
  node: TestNode,
  customer: Customer,
  account: { readonly way: PayoutWay } & Record<string, unknown> = { way: 'SKRILL', accountId: 'ada_pays' },
): Promise<PayoutAccount> =>
  dataOf(await submit(node, customer, 'AddPayoutAccount', { account, stepUp: { password: PASSWORD } }), 'addPayoutAccount')

export const inAnswer = dataOf
