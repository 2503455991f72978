import type { ReactNode } from 'react'
import type { CheckedProof, VerifyStep } from '@lagoon/domain/lobby/play/fairness.state'
import { CopyableId } from '../../../patterns/CopyableId/CopyableId.tsx'
import { formatMultiplier } from '../../../patterns/Multiplier/formatMultiplier.ts'
import type { TimelineStep } from '../../../patterns/Timeline/Timeline.tsx'
import { DrawnNumbers } from './DrawnNumbers.tsx'
import { placeInWords, type CheckedView } from './fairnessWords.ts'
import * as styles from './FairnessCheck.css.ts'

type StepOf<Type extends VerifyStep['type']> = Extract<VerifyStep, { type: Type }>

const first = <Type extends VerifyStep['type']>({ steps }: CheckedProof, type: Type): StepOf<Type> | undefined =>
  steps.find((step): step is StepOf<Type> => step.type === type)
const all = <Type extends VerifyStep['type']>({ steps }: CheckedProof, type: Type): readonly StepOf<Type>[] =>
  steps.filter((step): step is StepOf<Type> => step.type === type)

const fixed = ({ round }: CheckedProof): TimelineStep => ({
  id: 'fixed',
  title: 'The provider locked in its secret seed',
  state: 'done',
  detail: (
    <div className={styles.step}>
      Before the round, it published a hash. The hash doesn’t reveal the seed, and no other seed has the same hash.
      <CopyableId label="Server seed hash" value={round.commitment} />
    </div>
  ),
})

const yours = ({ round }: CheckedProof): TimelineStep => ({
  id: 'yours',
  title: 'A second seed was added',
  state: 'done',
  detail: (
    <div className={styles.step}>
      {`The provider couldn’t know it in advance. This was ${placeInWords(round.nonce)} with these two seeds. The count is included so no two rounds are alike.`}
      <CopyableId label="Client seed" value={round.clientSeed} />
      <CopyableId label="Nonce" value={String(round.nonce)} />
    </div>
  ),
})

/** A round that all players share comes from a chain of hashes, whose first place was published before the salt. */
const chained = ({ round }: CheckedProof): TimelineStep => ({
  id: 'fixed',
  title: 'The provider locked in a chain of rounds',
  state: 'done',
  detail: (
    <div className={styles.step}>
      {`Before anyone knew the salt, it published the first hash of the chain. This was round ${round.nonce.toLocaleString('en')}.`}
      <CopyableId label="First hash of the chain" value={round.commitment} />
      <CopyableId label="Salt" value={round.clientSeed} />
    </div>
  ),
})

const revealed = (view: CheckedView): TimelineStep => {
  const chain = first(view, 'CHAIN')
  const computed = chain?.reached ?? first(view, 'COMMITMENT')?.computed
  const isSame = view.state !== 'commitmentDiffers'
  const what = chain ? 'hash of the round' : 'revealed seed'
  return {
    id: 'revealed',
    title: isSame ? `The ${what} matches` : `The ${what} doesn’t match`,
    state: isSame ? 'done' : 'problem',
    detail: (
      <div className={styles.step}>
        {chain
          ? `Your device hashed it ${chain.times.toLocaleString('en')} times and got ${isSame ? 'the first hash of the chain' : 'another hash'}.`
          : `Your device hashed the revealed seed and got ${isSame ? 'the same hash' : 'a different hash'}.`}
        {view.round.serverSeed !== undefined && <CopyableId label={chain ? 'Round hash' : 'Server seed'} value={view.round.serverSeed} />}
        {!isSame && computed !== undefined && <CopyableId label="What your device got" value={computed} />}
      </div>
    ),
  }
}

const drawn = (view: CheckedView): readonly TimelineStep[] => {
  const draws = all(view, 'DRAW')
  const point = first(view, 'POINT')
  if (point)
    return [
      {
        id: 'drawn',
        title: `The round ended at ${formatMultiplier(point.point)}`,
        state: 'done',
        detail: `That follows from the first 52 bits of the HMAC of the hash and the salt: ${point.number}.`,
      },
    ]
  if (draws.length === 0) return []
  return [
    {
      id: 'drawn',
      title: draws.length === 1 ? 'One number was drawn' : `${draws.length.toLocaleString('en')} numbers were drawn`,
      state: 'done',
      detail: (
        <div className={styles.step}>
          Both seeds together give a stream of numbers from 0 to 1. The game’s rules say what each one decides. In keno, it’s which of the
          numbers that are left comes next, counted from 0.
          <DrawnNumbers draws={draws} />
        </div>
      ),
    },
  ]
}

const replayed = (view: CheckedView): TimelineStep => {
  const isSame = view.state === 'verified'
  const acts = all(view, 'ACT').length
  return {
    id: 'replayed',
    title: isSame ? 'Your device got the same result' : 'Your device got a different result',
    state: isSame ? 'done' : 'problem',
    detail:
      acts === 0
        ? 'It ran the game’s rules on your own device, without any help from a server.'
        : `It replayed all ${acts} of your moves by the game’s rules on your own device, without any help from a server.`,
  }
}

/**
 * The way of the proof as far as it goes; what cannot be done yet lies ahead.
 * @param seedForm Where the seed is entered once it is revealed; it stands at the step that waits for it.
 */
export const fairnessSteps = (view: CheckedView, seedForm: ReactNode): readonly TimelineStep[] => {
  if (view.state === 'altered') return [{ id: 'whole', title: 'The proof was changed after it was created', state: 'problem' }]
  const before = first(view, 'CHAIN') ? [chained(view)] : [fixed(view), yours(view)]
  if (view.state === 'seedNotYetRevealed') {
    return [
      ...before,
      {
        id: 'revealed',
        title: 'The provider reveals its seed',
        state: 'current',
        detail: (
          <div className={styles.step}>
            Once the seed is no longer in use.
            {seedForm}
          </div>
        ),
      },
      { id: 'replayed', title: 'Your device replays the round', state: 'ahead' },
    ]
  }
  if (view.state === 'otherVersion') return [...before, { id: 'replayed', title: 'Your device can’t replay the round', state: 'stopped' }]
  if (view.state === 'commitmentDiffers') return [...before, revealed(view)]
  return [...before, revealed(view), ...drawn(view), replayed(view)]
}
