import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties } from 'react'
import { formatMinor } from '@lagoon/contract/money/money'
import { handNames } from '@lagoon/ui/patterns/PlayingCard/handNames'
import type { VideoPokerFacts, VideoPokerView } from '../../../rules/videoPoker/videoPoker.ts'
import { Backdrop } from '../../backdrop/Backdrop.tsx'
import { paneTints } from '../../backdrop/paneTints.ts'
import { placeOf } from '../../backdrop/placeOf.ts'
import { Card } from '../cards/Card.tsx'
import { cardName } from '../cards/cardWords.ts'
import { useFrames } from '../cards/useFrames.ts'
import type { BoardProps } from '../kind.ts'
import * as styles from './Board.css.ts'
import { handStaging } from './frames.ts'
import { places as pokerPlaces } from './places.ts'

const places = [0, 1, 2, 3, 4] as const

/** Five cards, each a button that holds it; keys 1 to 5 do the same. Above them what each hand pays. */
export const Board = ({ gameId, facts, round, stake, isReady, area, onStage, onShown, onChoice }: BoardProps) => {
  const { backdrop, cards: back } = placeOf(pokerPlaces, gameId)
  const table = useRef<HTMLDivElement>(null)
  const { pays } = facts as unknown as VideoPokerFacts
  const view = round?.outcome as unknown as VideoPokerView | undefined
  const isOpen = round?.isOver === false
  const hand = useFrames(round, handStaging, onStage)
  const [held, setHeld] = useState<readonly number[]>([])
  const [heldIn, setHeldIn] = useState(round?.roundId)
  if (heldIn !== round?.roundId) {
    setHeldIn(round?.roundId)
    setHeld([])
  }
  useEffect(onShown, [onShown])
  useLayoutEffect(() => {
    onChoice(
      isOpen
        ? { to: 'act', act: { hold: places.map((place) => held.includes(place)) }, verb: held.length === places.length ? 'Stand' : 'Draw' }
        : { to: 'play', choice: null },
    )
  }, [isOpen, held, onChoice])

  const canHold = isOpen && isReady
  useEffect(() => {
    if (!canHold) return undefined
    const onKey = (event: KeyboardEvent) => {
      const place = Number(event.key) - 1
      if (!places.some((one) => one === place) || event.repeat || event.altKey || event.ctrlKey || event.metaKey) return
      if (document.querySelector('[role="dialog"]')) return
      setHeld((before) => (before.includes(place) ? before.filter((one) => one !== place) : [...before, place]))
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [canHold])

  const paying = hand.isOver ? view?.paying : null
  const toggle = (place: number) => {
    if (canHold) setHeld(held.includes(place) ? held.filter((one) => one !== place) : [...held, place])
  }
  return (
    <>
      <Backdrop art={backdrop} area={area} frame={table} />
      <div className={styles.root} style={{ ...paneTints(backdrop.palette), '--line': back.line } as CSSProperties}>
        <div className={styles.scroll}>
          <div ref={table} className={styles.table}>
            <dl className={styles.pays}>
              {pays.map(({ hand: name, times }) => (
                <div key={name} className={styles.pay({ isHit: paying?.hand === name })}>
                  <dt>{handNames[name]}</dt>
                  <dd>{formatMinor(stake * BigInt(times), 'always')}</dd>
                </div>
              ))}
            </dl>
            <div role="group" aria-label="Your hand" className={styles.hand}>
              {places.map((place) => {
                const card = hand.cards[place]
                const isHeld = isOpen ? held.includes(place) : hand.isOver && view?.held.includes(place)
                const standing = paying ? (paying.places.includes(place) ? 'lit' : 'back') : 'plain'
                return (
                  <div key={place} className={styles.place}>
                    <span aria-hidden="true" className={styles.picture}>
                      <Card card={card ?? null} isDealt={false} look={back} standing={card ? standing : 'plain'} />
                    </span>
                    <button
                      type="button"
                      className={styles.card}
                      aria-pressed={isOpen ? isHeld : undefined}
                      aria-disabled={!canHold}
                      aria-label={card ? `${place + 1}: ${cardName(card)}${isHeld ? ', held' : ''}` : `${place + 1}: face down`}
                      onClick={() => toggle(place)}
                    >
                      <span className={styles.held({ isHeld: isHeld === true })}>{isHeld ? 'Held' : place + 1}</span>
                    </button>
                  </div>
                )
              })}
            </div>
            <p className={styles.told}>
              {isOpen
                ? 'Choose the cards to hold, then draw.'
                : paying
                  ? `${handNames[paying.hand]}: won ${formatMinor(BigInt(round?.totalWin ?? 0), 'always')}`
                  : hand.isOver
                    ? 'No paying hand'
                    : ' '}
            </p>
          </div>
        </div>
      </div>
    </>
  )
}
