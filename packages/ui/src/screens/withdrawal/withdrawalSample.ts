import { minor } from '@lagoon/contract/money/money'
import type { Price } from '@lagoon/contract/money/price'
import type { PayoutProvider, WithdrawalRequest, WithdrawalSettings } from '@lagoon/domain/withdrawal/withdrawal.state'
import type { PayoutWay } from '@lagoon/contract/withdrawal/enums'

// For stories only: what a server could answer.
const usd = (cents: bigint): Price => ({ currency: 'USD', minor: minor(cents) })

const providers: Readonly<Record<PayoutWay, PayoutProvider>> = {
  BANK: { way: 'BANK', arrival: '1 to 3 working days' },
  CARD: { way: 'CARD', arrival: 'Within 30 minutes', fee: usd(150n) },
  CRYPTO: { way: 'CRYPTO', arrival: 'Within an hour', fee: usd(225n) },
  SKRILL: { way: 'SKRILL', arrival: 'Within an hour', fee: usd(100n) },
  CASH_APP: { way: 'CASH_APP', arrival: 'Within a day' },
  SEAMLESS_CHEX: { way: 'SEAMLESS_CHEX', arrival: '2 to 4 working days' },
}

/** 640.50 prize tokens, of which 640 can leave. */
export const sampleSettings: WithdrawalSettings = {
  available: minor(64_050n),
  min: minor(5_000n),
  max: minor(500_000n),
  tokenWorth: usd(100n),
  providers: Object.values(providers),
}

/** 250 prize tokens by one way. */
export const sampleRequest = (way: PayoutWay): WithdrawalRequest => ({
  provider: providers[way],
  amount: minor(25_000n),
  receives: usd(25_000n - (providers[way].fee?.minor ?? 0n)),
})
