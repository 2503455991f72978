import type { FairRound, Recomputed } from '@lagoon/domain/lobby/play/fairness.state'
import { CopyableId } from '../../../patterns/CopyableId/CopyableId.tsx'
import type { TimelineStep } from '../../../patterns/Timeline/Timeline.tsx'
import { placeInWords, type CheckedView } from './fairnessWords.ts'
import * as styles from './FairnessCheck.css.ts'

const fixed = ({ serverSeedHash }: FairRound): TimelineStep => ({
  id: 'fixed',
  title: 'The studio fixed its secret seed',
  state: 'done',
  detail: (
    <div className={styles.step}>
      Before you bet, it showed the fingerprint of the seed. The seed cannot be worked out from it, and another seed would have another one.
      <CopyableId label="Server seed hash" value={serverSeedHash} />
    </div>
  ),
})

const yours = ({ clientSeed, nonce }: FairRound): TimelineStep => ({
  id: 'yours',
  title: 'Your device added a seed of its own',
  state: 'done',
  detail: (
    <div className={styles.step}>
      {`The studio could not know it beforehand. This was ${placeInWords(nonce)} with these two seeds; the count is part of it, so that no two rounds are alike.`}
      <CopyableId label="Client seed" value={clientSeed} />
      <CopyableId label="Nonce" value={String(nonce)} />
    </div>
  ),
})

const revealed = ({ serverSeed, hash }: Recomputed, isSame: boolean): TimelineStep => ({
  id: 'revealed',
  title: isSame ? 'The seed shown is the one that was fixed' : 'The seed shown is not the one that was fixed',
  state: isSame ? 'done' : 'problem',
  detail: (
    <div className={styles.step}>
      {isSame ? 'Your device made its fingerprint again: it is the same.' : 'Your device made its fingerprint again: it is another one.'}
      <CopyableId label="Server seed" value={serverSeed} />
      {!isSame && <CopyableId label="Fingerprint of this seed" value={hash} />}
    </div>
  ),
})

/** The way of the proof as far as it goes; what cannot be done yet lies ahead. */
export const fairnessSteps = (view: CheckedView): readonly TimelineStep[] => {
  const before = [fixed(view), yours(view)]
  if (view.state === 'seedNotYetRevealed') {
    return [
      ...before,
      { id: 'revealed', title: 'The studio shows its seed', state: 'ahead', detail: 'As soon as it makes no more rounds.' },
      { id: 'recomputed', title: 'Your device works the round out again', state: 'ahead' },
    ]
  }
  const isSeedSame = view.state === 'verified' || view.differs === 'outcome'
  const isSame = view.state === 'verified'
  const recomputed: TimelineStep = {
    id: 'recomputed',
    title: isSame ? 'Your device came to the same reels' : 'Your device came to other reels',
    state: isSame ? 'done' : 'problem',
    detail: 'It used the rules of the game on your own device, without asking anybody.',
  }
  return isSeedSame ? [...before, revealed(view, true), recomputed] : [...before, revealed(view, false)]
}
