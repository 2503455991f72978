import type { FishRoundRow } from '@lagoon/domain/lobby/histories/fishHistory.state'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { TokenAmount } from '../../../patterns/TokenAmount/TokenAmount.tsx'
import { Figure } from '../history/Figure.tsx'
import { RoundDialog } from '../history/RoundDialog.tsx'
import { Catches } from './Catches.tsx'
import { missedCost } from './fishWords.ts'
import { fishCatches } from './fishCatches.ts'

const Missed = ({ round }: { round: FishRoundRow }) => {
  const missed = round.shots.length - fishCatches(round).length
  if (missed === 0) return null
  return (
    <Text size="small" tone="soft">
      {missed === 1 ? '1 shot missed, for ' : `${missed} shots missed, for `}
      <TokenAmount kind={round.bet.kind} minor={missedCost(round)} format="fixed" size="small" isInSentence />
      {missed === 1 ? '.' : ' together.'}
    </Text>
  )
}

/** One session: its shots and catches in figures, then each catch with its shot. */
export const FishRound = ({ round, onClose }: { round: FishRoundRow; onClose: () => void }) => {
  const caught = fishCatches(round).length
  return (
    <RoundDialog
      round={round}
      onClose={onClose}
      figures={[
        { term: 'Shots', value: <Figure>{String(round.shots.length)}</Figure> },
        { term: 'Hits', value: <Figure>{String(caught)}</Figure> },
      ]}
    >
      {caught > 0 && (
        <section>
          <Heading level={3} size="large">
            Catches
          </Heading>
          <Catches round={round} />
        </section>
      )}
      <Missed round={round} />
    </RoundDialog>
  )
}
