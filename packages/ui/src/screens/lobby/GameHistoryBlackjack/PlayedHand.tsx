import type { BlackjackHand, BlackjackOutcome, BlackjackRoundRow } from '@lagoon/domain/lobby/histories/blackjackHistory.state'
import { Badge, type BadgeProps } from '../../../kit/Badge/Badge.tsx'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { CardHand } from '../../../patterns/PlayingCard/CardHand.tsx'
import { TokenAmount } from '../../../patterns/TokenAmount/TokenAmount.tsx'
import { dealerInWords, outcomeInWords, outcomeNames, totalInWords } from './blackjackWords.ts'
import * as styles from './BlackjackRound.css.ts'

const tones: Readonly<Record<BlackjackOutcome, NonNullable<BadgeProps['tone']>>> = {
  BLACKJACK: 'success',
  WON: 'success',
  PUSH: 'accent',
  LOST: 'neutral',
  BUST: 'danger',
}

/** One hand of the player: its cards and total, what was done with it, how it ended, what it took and gave. */
export const PlayedHand = ({ hand, round, name }: { hand: BlackjackHand; round: BlackjackRoundRow; name: string }) => {
  const words = outcomeInWords(hand, round)
  return (
    <section className={styles.hand}>
      <div className={styles.head}>
        <Heading level={3} size="large">
          {name}
        </Heading>
        <span className={styles.total}>{totalInWords(hand)}</span>
      </div>
      <CardHand label={name} cards={hand.cards} />
      {(hand.outcome !== undefined || hand.isDoubled) && (
        <div className={styles.head}>
          {hand.outcome && <Badge tone={tones[hand.outcome]}>{outcomeNames[hand.outcome]}</Badge>}
          {hand.isDoubled && <Badge>Doubled</Badge>}
        </div>
      )}
      {words !== undefined && <Text size="small">{words}</Text>}
      {round.hands.length > 1 && (
        <dl className={styles.sums}>
          <div>
            <dt className={styles.term}>Bet</dt>
            <dd>
              <TokenAmount kind={round.bet.kind} minor={hand.bet} format="fixed" />
            </dd>
          </div>
          <div>
            <dt className={styles.term}>Win</dt>
            <dd>
              <TokenAmount kind={round.win.kind} minor={hand.win} format="fixed" />
            </dd>
          </div>
        </dl>
      )}
    </section>
  )
}

/** The dealer's hand; the card that is face down stays so until it was turned up. */
export const DealerHand = ({ round }: { round: BlackjackRoundRow }) => (
  <section className={`${styles.hand} ${styles.dealer}`}>
    <div className={styles.head}>
      <Heading level={3} size="large">
        Dealer
      </Heading>
      <span className={styles.total}>{dealerInWords(round)}</span>
    </div>
    <CardHand label="Dealer" cards={round.dealer.cards} hasFaceDown={round.dealer.hasHoleCard} />
  </section>
)
