import type { VideoPokerRoundRow } from '@lagoon/domain/lobby/histories/videoPokerHistory.state'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { CardGroup, CardTable } from '../history/CardGroup.tsx'
import { RoundDialog, type RoundFrame } from '../history/RoundDialog.tsx'
import { payingCards } from './payingCards.ts'
import { drawInWords, payingHandInWords, payInWords } from './videoPokerWords.ts'

const Ended = ({ round }: { round: VideoPokerRoundRow }) => {
  const hand = payingHandInWords(round)
  return (
    hand !== undefined && (
      <section>
        <Heading level={3} size="large">
          {hand}
        </Heading>
        <Text place={{ marginBlockStart: 'tight' }}>{`${drawInWords(round)} ${payInWords(round)}`}</Text>
      </section>
    )
  )
}

/** One hand against the machine: what was dealt and held, what the draw made of it, what it pays. */
export const VideoPokerRound = ({ round, ...frame }: { round: VideoPokerRoundRow } & RoundFrame) => {
  const { dealt, held, final = [] } = round
  const drawn = dealt.flatMap((_, at) => (held.includes(at) ? [] : [at]))
  const marked = (places: readonly number[], word: string) => Object.fromEntries(places.map((at) => [at, word]))
  return (
    <RoundDialog
      round={round}
      {...frame}
      picture={
        <>
          <CardTable>
            <CardGroup label="Dealt" cards={dealt} size="large" marks={final.length > 0 ? marked(held, 'Held') : {}} />
            <CardGroup label="After the draw" cards={final} size="large" marks={marked(drawn, 'Drawn')} {...payingCards(round)} />
          </CardTable>
          <Ended round={round} />
        </>
      }
    />
  )
}
