import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import { playerOf } from '../playerOf.ts'
import { throttle } from '../throttle.ts'
import { addAccount, removeAccount } from './accounts/addAccount.ts'
import { captureOf, startCapture } from './accounts/capture.ts'
import { requestStepUpCode } from './accounts/stepUp.ts'
import { cancelWithdrawal } from './cancel.ts'
import { payoutCurrencies, withdrawalQuote } from './quote.ts'
import { requestWithdrawal } from './request.ts'
import { withdrawalSettingsOf } from './settings.ts'
import { openWithdrawalOf, withdrawalOf, withdrawalsOf } from './views/withdrawals.ts'

export const resolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    withdrawalSettings: (_parent, _arguments, { services, caller }) => withdrawalSettingsOf(services, playerOf(caller)),
    withdrawalQuote: async (_parent, asked, { services, caller }) => {
      await throttle(services, 'rates', playerOf(caller))
      return withdrawalQuote(services, playerOf(caller), asked)
    },
    payoutCurrencies: async (_parent, { price }, { services, caller }) => {
      await throttle(services, 'rates', playerOf(caller))
      return payoutCurrencies(services, price)
    },
    withdrawals: (_parent, page, { services, caller }) => withdrawalsOf(services.database.kysely, playerOf(caller), page),
    withdrawal: (_parent, { id }, { services, caller }) => withdrawalOf(services.database.kysely, playerOf(caller), id),
    openWithdrawal: (_parent, _arguments, { services, caller }) => openWithdrawalOf(services.database.kysely, playerOf(caller)),
    accountCapture: (_parent, { id }, { services, caller }) => captureOf(services, playerOf(caller), id),
  },
  Mutation: {
    requestWithdrawal: async (_parent, { input }, { services, caller, intentKey }) => {
      const playerId = playerOf(caller)
      return withdrawalOf(services.database.kysely, playerId, await requestWithdrawal(services, { playerId, intentKey }, input))
    },
    cancelWithdrawal: async (_parent, { id }, { services, caller }) => {
      const playerId = playerOf(caller)
      await cancelWithdrawal(services, playerId, id)
      return withdrawalOf(services.database.kysely, playerId, id)
    },
    requestStepUpCode: (_parent, _arguments, { services, caller, ip }) => requestStepUpCode(services, playerOf(caller), ip),
    addPayoutAccount: (_parent, asked, { services, caller, ip }) => addAccount(services, { playerId: playerOf(caller), ip }, asked),
    removePayoutAccount: (_parent, { id }, { services, caller }) => removeAccount(services, playerOf(caller), id),
    startAccountCapture: (_parent, { stepUp }, { services, caller, ip }) =>
      startCapture(services, { playerId: playerOf(caller), ip }, stepUp),
  },
}
