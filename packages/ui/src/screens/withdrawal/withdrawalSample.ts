import { demoPayouts, demoReceives, demoWithdrawalLimits, payoutOf } from '@lagoon/contract/demo/payouts'
import { minor } from '@lagoon/contract/money/money'
import type { WithdrawalRequest, WithdrawalSettings } from '@lagoon/domain/withdrawal/withdrawal.state'
import type { PayoutWay } from '@lagoon/contract/withdrawal/enums'

/** 640.50 prize tokens, of which 640 can leave. */
export const sampleSettings: WithdrawalSettings = {
  ...demoWithdrawalLimits,
  available: minor(64_050n),
  providers: Object.values(demoPayouts),
}

/** 250 prize tokens by one way. */
export const sampleRequest = (way: PayoutWay): WithdrawalRequest => ({
  provider: payoutOf(way),
  amount: minor(25_000n),
  receives: demoReceives(25_000n, way),
})
