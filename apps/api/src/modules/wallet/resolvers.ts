import type { BalanceSheet } from '@lagoon/contract/money/balanceSheet'
import { tokenKinds, type TokenKind } from '@lagoon/contract/money/money'
import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import { playerOf } from '../playerOf.ts'
import { balancesOf } from './balances.ts'
import { paymentOf } from './payments.ts'
import { transactionsOf } from './transactions.ts'

export const resolvers: Pick<Resolvers, 'Query'> = {
  Query: {
    balances: async (_parent, _arguments, context) => {
      const sheet = await balancesOf(context.services.database.kysely, playerOf(context.caller))
      const wire = (kinds: readonly TokenKind[], amounts: BalanceSheet['tokens']) =>
        kinds.map((kind) => ({ kind, amount: String(amounts[kind]) }))
      const heldKinds = tokenKinds.filter((kind) => sheet.held[kind] > 0n)
      return { version: String(sheet.version), tokens: wire(tokenKinds, sheet.tokens), held: wire(heldKinds, sheet.held) }
    },
    transactions: (_parent, page, { services, caller }) => transactionsOf(services.database.kysely, playerOf(caller), page),
    payment: (_parent, { id }, { caller }) => paymentOf(playerOf(caller), id),
  },
}
