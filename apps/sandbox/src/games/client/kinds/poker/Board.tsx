import { handNames } from '@lagoon/ui/patterns/PlayingCard/handNames'
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { HousePokerFacts } from '../../../rules/housePoker/facts.ts'
import type { HousePokerView, Ranked } from '../../../rules/housePoker/view.ts'
import type { CardProps, LyingCard } from '../cards/Card.tsx'
import { CardRow } from '../cards/CardRow.tsx'
import { Felt, FeltLines, lookVars } from '../cards/Felt.tsx'
import { lookOf } from '../cards/looks.ts'
import { SideBet } from '../cards/SideBet.tsx'
import { useFrames } from '../cards/useFrames.ts'
import type { BoardProps } from '../kind.ts'
import { Bets } from './Bets.tsx'
import * as styles from './Board.css.ts'
import { pokerStaging, type ShownPoker } from './frames.ts'
import { toldAtEnd } from './words.ts'

/** The hand that won is lit, what does not count steps back; nothing is told apart before the end. */
const standings = ({ view, isOver }: ShownPoker) => {
  const winner = view?.ended === 'WIN' || view?.ended === 'DEALER_OUT' ? view.hand : view?.ended === 'LOSS' ? view.dealerHand : null
  const isIn = (best: Ranked['best'], card: LyingCard['card']) => best.some((one) => one.rank === card?.rank && one.suit === card.suit)
  return (cards: readonly LyingCard[]) =>
    (at: number): CardProps['standing'] => {
      if (!isOver || !view) return 'plain'
      if (view.ended === 'FOLD') return 'back'
      if (!winner) return 'plain'
      return isIn(winner.best, cards[at]?.card ?? null) ? 'lit' : 'back'
    }
}

const Ranking = ({ hand }: { hand: Ranked | null }) => <span className={styles.ranking}>{hand ? handNames[hand.ranking] : ' '}</span>

const actsOf = ({ acts }: HousePokerView, raiseName: string) =>
  // The raise stands first: Space is for going on, never for giving up.
  acts.toReversed().map(({ name, takes }) => ({ act: { act: name }, verb: name === 'RAISE' ? raiseName : 'Fold', takes: BigInt(takes) }))

/** The table: the dealer's cards above, those in the middle, the player's below, and what is bet beside them. */
export const Board = ({ gameId, facts: json, round, stake, isReady, onStage, onShown, onChoice }: BoardProps) => {
  const { felt, side, cards, board, raiseName } = json as unknown as HousePokerFacts
  const look = lookOf(gameId)
  const staging = useMemo(() => pokerStaging({ cards, board }), [cards, board])
  const shown = useFrames(round, staging, onStage)
  const [sideMinor, setSide] = useState('0')
  const open = round?.isOver === false ? (round.outcome as unknown as HousePokerView) : null
  useEffect(onShown, [onShown])
  useLayoutEffect(() => {
    if (open) onChoice({ to: 'choose-act', acts: actsOf(open, raiseName) })
    else onChoice({ to: 'play', choice: { sideMinor }, side: BigInt(sideMinor) })
  }, [open, sideMinor, raiseName, onChoice])

  const { view, isOver } = shown
  const standingIn = standings(shown)
  return (
    <>
      <Felt look={look} />
      <div className={styles.root({ rows: board > 0 ? 'three' : cards > 3 ? 'wide' : 'two' })} style={lookVars(look)}>
        <section aria-label="Dealer" className={styles.hand}>
          <CardRow label="Dealer’s cards" cards={shown.dealer} look={look} places={cards} standingOf={standingIn(shown.dealer)} />
          <Ranking hand={isOver ? (view?.dealerHand ?? null) : null} />
        </section>
        <div className={styles.middle}>
          {board > 0 ? (
            <section aria-label="In the middle" className={styles.board}>
              <CardRow label="Cards in the middle" cards={shown.board} look={look} places={board} standingOf={standingIn(shown.board)} />
            </section>
          ) : (
            <FeltLines lines={felt} />
          )}
          <p className={styles.told({ isOn: isOver })}>
            {isOver && view?.ended
              ? toldAtEnd(view.ended, view.bets)
              : !view && isReady
                ? 'Place your bet'
                : board > 0
                  ? felt.join(' ')
                  : ''}
          </p>
        </div>
        <section aria-label="Your hand" className={styles.hand}>
          <CardRow label="Your cards" cards={shown.player} look={look} places={cards} standingOf={standingIn(shown.player)} />
          <Ranking hand={shown.isDealt && view?.ended !== 'FOLD' ? (view?.hand ?? null) : null} />
        </section>
        <Bets
          bets={view?.bets ?? [{ name: 'ANTE', bet: String(stake), win: '0' }]}
          isOver={isOver}
          raiseName={raiseName}
          sideName={side?.name ?? ''}
        />
        {side && (
          <div className={styles.side}>
            {isReady && !open && <SideBet name={side.name} stakes={side.stakes} value={sideMinor} onChange={setSide} />}
          </div>
        )}
      </div>
    </>
  )
}
