import type { PaymentStage } from '@lagoon/domain/wallet/payments/paymentReturn.state'
import { Timeline } from '../../patterns/Timeline/Timeline.tsx'
import { paymentSteps } from './paymentSteps.ts'

/** What has happened to a payment so far, and what is expected. */
export const PaymentTimeline = ({ stages }: { stages: readonly PaymentStage[] }) =>
  stages.length > 0 && <Timeline label="Your payment, step by step" steps={paymentSteps(stages)} />
