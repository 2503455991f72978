import type { VariablesOf } from '../../client/operation.ts'
import type { StepUpProof } from './stepUp.state.ts'

/** The proof as the server reads it. */
export const toStepUp = (proof: StepUpProof): VariablesOf<'AddPayoutAccount'>['stepUp'] =>
  'password' in proof ? { password: proof.password, code: null } : { password: null, code: proof.code }
