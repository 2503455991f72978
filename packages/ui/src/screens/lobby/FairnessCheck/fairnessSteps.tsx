import type { FairRound, Recomputed } from '@lagoon/domain/lobby/play/fairness.state'
import { CopyableId } from '../../../patterns/CopyableId/CopyableId.tsx'
import type { TimelineStep } from '../../../patterns/Timeline/Timeline.tsx'
import { placeInWords, type CheckedView } from './fairnessWords.ts'
import * as styles from './FairnessCheck.css.ts'

const fixed = ({ serverSeedHash }: FairRound): TimelineStep => ({
  id: 'fixed',
  title: 'The provider locked in its secret seed',
  state: 'done',
  detail: (
    <div className={styles.step}>
      Before you bet, it published a hash of the seed. The hash doesn’t reveal the seed, and no other seed has the same hash.
      <CopyableId label="Server seed hash" value={serverSeedHash} />
    </div>
  ),
})

const yours = ({ clientSeed, nonce }: FairRound): TimelineStep => ({
  id: 'yours',
  title: 'Your device added its own seed',
  state: 'done',
  detail: (
    <div className={styles.step}>
      {`The provider couldn’t know it in advance. This was ${placeInWords(nonce)} with these two seeds. The count is included so no two rounds are alike.`}
      <CopyableId label="Client seed" value={clientSeed} />
      <CopyableId label="Nonce" value={String(nonce)} />
    </div>
  ),
})

const revealed = ({ serverSeed, hash }: Recomputed, isSame: boolean): TimelineStep => ({
  id: 'revealed',
  title: isSame ? 'The revealed seed matches' : 'The revealed seed doesn’t match',
  state: isSame ? 'done' : 'problem',
  detail: (
    <div className={styles.step}>
      {isSame
        ? 'Your device hashed the revealed seed and got the same hash.'
        : 'Your device hashed the revealed seed and got a different hash.'}
      <CopyableId label="Server seed" value={serverSeed} />
      {!isSame && <CopyableId label="Hash of this seed" value={hash} />}
    </div>
  ),
})

/** The way of the proof as far as it goes; what cannot be done yet lies ahead. */
export const fairnessSteps = (view: CheckedView): readonly TimelineStep[] => {
  const before = [fixed(view), yours(view)]
  if (view.state === 'seedNotYetRevealed') {
    return [
      ...before,
      { id: 'revealed', title: 'The provider reveals its seed', state: 'ahead', detail: 'Once the seed is no longer in use.' },
      { id: 'recomputed', title: 'Your device replays the round', state: 'ahead' },
    ]
  }
  const isSeedSame = view.state === 'verified' || view.differs === 'outcome'
  const isSame = view.state === 'verified'
  const recomputed: TimelineStep = {
    id: 'recomputed',
    title: isSame ? 'Your device got the same reels' : 'Your device got different reels',
    state: isSame ? 'done' : 'problem',
    detail: 'It ran the game’s rules on your own device, without any help from a server.',
  }
  return isSeedSame ? [...before, revealed(view, true), recomputed] : [...before, revealed(view, false)]
}
