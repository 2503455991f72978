import { checkProofAtom, checkSeedAtom, fairnessViewAtom, openFairnessAtom } from '@lagoon/domain/lobby/play/fairness.atoms'
import { defineRoute } from '../defineRoute.ts'
import { checkProof } from './checkProof.ts'

/** verify: checks the proof of a round, for everybody and without a server. In a file of its own: it brings the mathematics of the games. */
export const fairnessCheck = defineRoute({
  load: ({ set }) => set(openFairnessAtom, checkProof),
  view: fairnessViewAtom,
  events: ({ set }) => ({
    onCheck: ({ text }) => void set(checkProofAtom, text, checkProof),
    onSeed: ({ serverSeed }) => void set(checkSeedAtom, serverSeed, checkProof),
  }),
  screen: () => import('@lagoon/ui/screens/lobby/FairnessCheck/FairnessCheck').then(({ FairnessCheck }) => FairnessCheck),
})
