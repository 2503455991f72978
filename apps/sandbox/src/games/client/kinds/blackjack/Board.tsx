import { useEffect, useLayoutEffect, useState } from 'react'
import { formatMinor } from '@lagoon/contract/money/money'
import type { BlackjackFacts } from '../../../rules/blackjack/facts.ts'
import type { BlackjackView } from '../../../rules/blackjack/view.ts'
import { CardRow } from '../cards/CardRow.tsx'
import { Chips } from '../cards/Chips.tsx'
import { Felt, FeltLines, lookVars } from '../cards/Felt.tsx'
import { lookOf } from '../cards/looks.ts'
import { SideBet } from '../cards/SideBet.tsx'
import { useFrames } from '../cards/useFrames.ts'
import type { BoardProps } from '../kind.ts'
import { blackjackStaging, totalShown, type ShownHand, type ShownTable } from './frames.ts'
import * as styles from './Board.css.ts'
import { actNames, outcomeNames, totalInWords } from './words.ts'

/** What is said in the middle of the table. */
const told = ({ hands, insurance, active, isOver }: ShownTable, isReady: boolean): string => {
  if (hands.length === 0) return 'Place your bet'
  if (isOver) return ''
  if (!isReady) return ''
  if (insurance.standing === 'OFFERED') return 'Insurance?'
  return hands.length > 1 ? `Play hand ${active + 1}` : 'Your move'
}

const Total = ({ cards }: Pick<ShownHand, 'cards'>) => {
  const counted = totalShown(cards)
  return counted.total > 0 ? <span className={styles.total}>{totalInWords(counted)}</span> : null
}

const Hand = ({ hand, name, isActive, look }: { hand: ShownHand; name: string; isActive: boolean; look: ReturnType<typeof lookOf> }) => {
  const { end } = hand
  const isWon = end !== null && BigInt(end.win) > BigInt(hand.bet)
  return (
    <section aria-label={name} aria-current={isActive} className={styles.hand({ isActive })}>
      <div className={styles.cards}>
        <CardRow label={`${name}: cards`} cards={hand.cards} look={look} isFanned places={2} standingOf={() => (isWon ? 'lit' : 'plain')} />
        <Total cards={hand.cards} />
        {end && (
          <span className={styles.end({ tone: isWon ? 'won' : end.win === '0' ? 'lost' : 'push' })}>
            {outcomeNames[end.outcome]}
            {end.win !== '0' && <span className={styles.endWin}>{formatMinor(BigInt(end.win), 'always')}</span>}
          </span>
        )}
      </div>
      <Chips key={hand.bet} label="Bet" amount={BigInt(hand.bet)} />
    </section>
  )
}

/** The table: the dealer above, the player's hands below with the bet of each, the felt between them. */
export const Board = ({ gameId, facts: json, round, stake, isReady, onStage, onShown, onChoice }: BoardProps) => {
  const { felt, side } = json as unknown as BlackjackFacts
  const look = lookOf(gameId)
  const shown = useFrames(round, blackjackStaging, onStage)
  const view = round?.isOver === false ? (round.outcome as unknown as BlackjackView) : null
  const [sideMinor, setSide] = useState('0')
  useEffect(onShown, [onShown])
  useLayoutEffect(() => {
    if (!view) return onChoice({ to: 'play', choice: { sideMinor }, side: BigInt(sideMinor) })
    // Space is for playing on: insurance is asked for by its own button.
    const acts = view.insurance.standing === 'OFFERED' ? view.acts.toReversed() : view.acts
    onChoice({
      to: 'choose-act',
      acts: acts.map(({ name, takes }) => ({ act: { act: name }, verb: actNames[name], takes: BigInt(takes) })),
    })
  }, [view, sideMinor, onChoice])

  const hands: readonly ShownHand[] = shown.hands.length > 0 ? shown.hands : [{ cards: [], bet: String(stake), end: null }]
  const { insurance } = shown
  return (
    <>
      <Felt look={look} />
      <div className={styles.root} style={{ ...lookVars(look), '--hands': hands.length } as object}>
        <section aria-label="Dealer" className={styles.dealer}>
          <CardRow label="Dealer’s cards" cards={shown.dealer} look={look} isFanned places={2} />
          <Total cards={shown.dealer} />
        </section>
        <div className={styles.middle}>
          <FeltLines lines={felt} />
          {insurance.standing === 'TAKEN' ? (
            <span className={styles.insured}>
              <Chips
                label={insurance.win !== '0' && shown.isOver ? 'Insurance pays' : 'Insurance'}
                amount={BigInt(shown.isOver && insurance.win !== '0' ? insurance.win : insurance.bet)}
                isNamed
              />
            </span>
          ) : (
            <p className={styles.told}>{told(shown, isReady)}</p>
          )}
        </div>
        <div className={styles.hands}>
          {hands.map((hand, at) => (
            <Hand
              key={at}
              hand={hand}
              name={hands.length === 1 ? 'Your hand' : `Hand ${at + 1}`}
              isActive={hands.length > 1 && shown.active === at}
              look={look}
            />
          ))}
        </div>
        {side && (
          <div className={styles.side}>
            {shown.side && (!isReady || view) ? (
              <span className={styles.sideLaid({ isWon: shown.side.win !== '0' })}>
                <Chips label={side.name} amount={BigInt(shown.side.win === '0' ? shown.side.bet : shown.side.win)} isNamed />
              </span>
            ) : isReady && !view ? (
              <SideBet name={side.name} stakes={side.stakes} value={sideMinor} onChange={setSide} />
            ) : null}
          </div>
        )}
      </div>
    </>
  )
}
