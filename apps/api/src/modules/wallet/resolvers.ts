import type { BalanceSheet } from '@lagoon/contract/money/balanceSheet'
import { tokenKinds, type TokenKind } from '@lagoon/contract/money/money'
import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import { playerOf } from '../playerOf.ts'
import { throttle } from '../throttle.ts'
import { balancesOf } from '../../ledger/balances.ts'
import { buyPackage } from './cashier/buyPackage.ts'
import { cashierOf, quoteOf } from './cashier/cashier.ts'
import { cryptoCurrenciesOf, removeStoredCard } from './cashier/methods.ts'
import { cancelPayment } from './payments/cancelPayment.ts'
import { checkPayment, openPaymentOf, paymentOf } from './payments/payments.ts'
import { findPayments } from './payments/find.ts'
import { paymentRecordOf } from './payments/record.ts'
import { receiptAddress } from './payments/receipt/link.ts'
import { sendTip, tipOffer } from './tip.ts'
import { transactionsOf } from './transactions/transactions.ts'

export const resolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    balances: async (_parent, _arguments, context) => {
      const sheet = await balancesOf(context.services.database.kysely, playerOf(context.caller))
      const wire = (kinds: readonly TokenKind[], amounts: BalanceSheet['tokens']) =>
        kinds.map((kind) => ({ kind, amount: String(amounts[kind]) }))
      const heldKinds = tokenKinds.filter((kind) => sheet.held[kind] > 0n)
      return { version: String(sheet.version), tokens: wire(tokenKinds, sheet.tokens), held: wire(heldKinds, sheet.held) }
    },
    transactions: (_parent, page, { services, caller }) => transactionsOf(services.database.kysely, playerOf(caller), page),
    payment: (_parent, { id }, { services, caller }) => paymentOf(services, playerOf(caller), id),
    openPayment: (_parent, _arguments, { services, caller }) => openPaymentOf(services, playerOf(caller)),
    paymentRecord: (_parent, { id }, { services, caller }) => paymentRecordOf(services, playerOf(caller), id),
    paymentReceipt: (_parent, { id }, { services, caller }) => receiptAddress(services, playerOf(caller), id),
    findPayments: (_parent, { search }, { services, caller }) => findPayments(services, playerOf(caller), search),
    tipOffer: (_parent, { gameId }, { services }) => tipOffer(services, gameId),
    cashier: (_parent, _arguments, { services, caller }) => cashierOf(services, playerOf(caller)),
    purchaseQuote: (_parent, asked, { services, caller }) => quoteOf(services, playerOf(caller), asked),
    cryptoCurrencies: async (_parent, asked, { services, caller }) => {
      await throttle(services, 'rates', playerOf(caller))
      return cryptoCurrenciesOf(services, asked)
    },
  },
  Mutation: {
    sendTip: (_parent, tip, { services, caller, intentKey }) => sendTip(services, { playerId: playerOf(caller), intentKey, ...tip }),
    buyPackage: async (_parent, { input }, { services, caller, intentKey, ip }) => {
      const playerId = playerOf(caller)
      return paymentOf(services, playerId, await buyPackage(services, { playerId, intentKey, ip }, input))
    },
    checkPayment: (_parent, { id }, { services, caller }) => checkPayment(services, playerOf(caller), id),
    cancelPayment: (_parent, { id }, { services, caller }) => cancelPayment(services, playerOf(caller), id),
    removeStoredCard: (_parent, { id }, { services, caller }) => removeStoredCard(services, playerOf(caller), id),
  },
}
