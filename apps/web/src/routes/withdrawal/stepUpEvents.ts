import { leaveStepUpAtom, proveAtom, sendStepUpCodeAtom, stepUpByPasswordAtom } from '@lagoon/domain/withdrawal/stepUp/stepUp.atoms'
import type { StepUpProof } from '@lagoon/domain/withdrawal/stepUp/stepUp.state'
import type { PageContext } from '../place.ts'

/** What a player can do while it is asked whether it is them. */
export const stepUpEvents = (set: PageContext['set']) => ({
  onProve: (proof: StepUpProof) => void set(proveAtom, proof),
  onSendCode: () => void set(sendStepUpCodeAtom),
  onUsePassword: () => set(stepUpByPasswordAtom),
  onLeave: () => set(leaveStepUpAtom),
})
