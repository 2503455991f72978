import type { WithdrawalObstacle } from '@lagoon/contract/withdrawal/enums'
import type { ObstacleState } from '@lagoon/domain/withdrawal/withdrawal.state'
import { obstacleWords } from './Withdraw/Obstacle.tsx'

const states: Readonly<Record<WithdrawalObstacle, ObstacleState>> = {
  EMAIL_NOT_CONFIRMED: 'emailNotConfirmed',
  NO_COUNTRY_IN_PROFILE: 'noCountryInProfile',
  WITHDRAWAL_SETTING_NOT_FOUND: 'settingsNotFound',
  KYC_REQUIRED: 'kycRequired',
  ADDRESS_PROOF_REQUIRED: 'addressProofRequired',
  DEBT: 'debt',
}

/** The words about an obstacle that a request met. */
export const obstacleOf = (obstacle: WithdrawalObstacle) => obstacleWords[states[obstacle]]
