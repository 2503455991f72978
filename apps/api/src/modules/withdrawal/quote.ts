import type { PayoutCurrency, PriceInput, WithdrawalQuote } from '../../graphql/resolvers.generated.ts'
import type { PayoutCurrency as OfferedCurrency } from '../../payouts/protocol.ts'
import type { Services } from '../../services.ts'
import { payoutCurrenciesOf } from './accounts/enteredAccount.ts'
import { askedWithdrawal } from './asked.ts'
import { arrivalDay } from './calendar/expectedDay.ts'

const shownCurrency = ({ rateEndsAt, ...currency }: OfferedCurrency): PayoutCurrency => ({
  ...currency,
  rateEndsAt: rateEndsAt.toISOString(),
})

/** What is paid out in crypto, with what a price is in each now. Refusal: 503 PROVIDER_UNAVAILABLE. */
export const payoutCurrencies = async (services: Services, { currency, minor }: PriceInput): Promise<PayoutCurrency[]> =>
  (await payoutCurrenciesOf(services, currency, BigInt(minor))).map(shownCurrency)

/** What a withdrawal would come to now, by the same function that asks for it. Refusals as there. */
export const withdrawalQuote = async (
  services: Services,
  playerId: string,
  { amount, accountId }: { readonly amount: string; readonly accountId: string },
): Promise<WithdrawalQuote> => {
  const { asker, way, account, sum } = await askedWithdrawal(services.database.kysely, playerId, {
    amount,
    accountId,
    switched: await services.switchboard.current(),
  })
  const { destination } = account
  const price = ({ currency, minor }: typeof sum.gross) => ({ currency, minor: String(minor) })
  const now = new Date()
  const offered =
    destination.kind === 'CRYPTO'
      ? (await payoutCurrenciesOf(services, sum.receives.currency, sum.receives.minor)).find(({ id }) => id === destination.currency)
      : undefined
  return {
    amount: String(sum.amount),
    gross: price(sum.gross),
    fee: price(sum.fee),
    receives: price(sum.receives),
    crypto: offered ? shownCurrency(offered) : null,
    expectedBy: arrivalDay({
      country: asker.country,
      since: now,
      notBefore: account.usable_from > now ? account.usable_from : now,
      arrivesMost: way.arrives.most,
    }),
  }
}
