import { Text } from '../../../kit/Text/Text.tsx'
import { SlotMatrix } from '../../../patterns/SlotMatrix/SlotMatrix.tsx'
import type { CheckedView } from './fairnessWords.ts'
import * as styles from './FairnessCheck.css.ts'

const Outcome = ({ name, matrix }: { name: string; matrix: readonly (readonly string[])[] }) => (
  <div className={styles.outcome}>
    <Text size="small" tone="soft">
      {name}
    </Text>
    <div className={styles.matrix}>
      <SlotMatrix matrix={matrix} />
    </div>
  </div>
)

const differingReels = (one: readonly (readonly string[])[], other: readonly (readonly string[])[]): readonly number[] =>
  one.flatMap((reel, at) => (reel.join() === other[at]?.join() ? [] : [at + 1]))

/** What the studio reported, and beside it what this device made of the seeds, where it could. */
export const Outcomes = ({ view }: { view: CheckedView }) => (
  <div className={styles.outcomes}>
    <Outcome name="As the studio reported it" matrix={view.reported} />
    {(view.state === 'verified' || (view.state === 'doesNotMatch' && view.differs === 'outcome')) && (
      <Outcome name="As your device worked it out" matrix={view.outcome} />
    )}
    {view.state === 'doesNotMatch' && view.differs === 'outcome' && (
      <Text tone="danger">{`Different: reel ${differingReels(view.reported, view.outcome).join(', ')}`}</Text>
    )}
  </div>
)
