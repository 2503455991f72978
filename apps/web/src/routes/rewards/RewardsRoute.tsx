import { Rewards } from '@lagoon/ui/screens/rewards/Rewards/Rewards'

const nothing = () => undefined

/** rewards: what the house gives so far is booked without a claim, so nothing waits here. */
export const RewardsRoute = () => <Rewards view={{ state: 'nothing' }} onClaim={nothing} onClaimAll={nothing} onRetry={nothing} />
