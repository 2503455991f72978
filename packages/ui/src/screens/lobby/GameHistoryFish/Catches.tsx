import type { FishCatch, FishRoundRow } from '@lagoon/domain/lobby/histories/fishHistory.state'
import type { TokenKind } from '@lagoon/contract/money/money'
import { Text } from '../../../kit/Text/Text.tsx'
import { formatMultiplier } from '../../../patterns/Multiplier/formatMultiplier.ts'
import { TokenAmount } from '../../../patterns/TokenAmount/TokenAmount.tsx'
import { speciesOf } from './fishes.tsx'
import * as styles from './Catches.css.ts'
import { fishCatches } from './fishCatches.ts'

const Catch = ({ shot, betKind, winKind }: { shot: FishCatch; betKind: TokenKind; winKind: TokenKind }) => {
  const { name, drawing } = speciesOf(shot.caught.fish)
  return (
    <li className={styles.line}>
      <svg aria-hidden="true" className={styles.picture} viewBox="0 0 24 24">
        {drawing}
      </svg>
      <span className={styles.words}>
        <Text as="span" weight="strong">
          {name}
        </Text>
        <Text as="span" size="small" tone="soft" isTabular>
          {`Shot ${shot.number}, for `}
          <TokenAmount kind={betKind} minor={shot.bet} format="fixed" size="small" isInSentence />
        </Text>
      </span>
      <span className={styles.paid}>
        <TokenAmount kind={winKind} minor={shot.caught.win} format="fixed" />
        <Text as="span" size="small" tone="soft" isTabular>
          {formatMultiplier(shot.caught.multiplier)}
        </Text>
      </span>
    </li>
  )
}

/** What each shot caught, in the order of the shots. */
export const Catches = ({ round }: { round: FishRoundRow }) => (
  <ol className={styles.list}>
    {fishCatches(round).map((shot) => (
      <Catch key={shot.number} shot={shot} betKind={round.bet.kind} winKind={round.win.kind} />
    ))}
  </ol>
)

/** The catch that paid most of its shot, for a row of the table. */
export const BestCatch = ({ shot }: { shot: FishCatch }) => {
  const { name, drawing } = speciesOf(shot.caught.fish)
  return (
    <span className={styles.best}>
      <svg aria-hidden="true" className={styles.small} viewBox="0 0 24 24">
        {drawing}
      </svg>
      <Text as="span">{`${name}, ${formatMultiplier(shot.caught.multiplier)}`}</Text>
    </span>
  )
}
