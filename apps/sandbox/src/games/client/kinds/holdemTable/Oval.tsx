import { visuallyHidden } from '@lagoon/ui/theme/visuallyHidden.css'
import { handNames } from '@lagoon/ui/patterns/PlayingCard/handNames'
import type { TableView } from '../../../rules/holdemTable/live.ts'
import type { PlayedToken } from '../../play/words.ts'
import { CardRow } from '../cards/CardRow.tsx'
import { Chips } from '../cards/Chips.tsx'
import { Emblem } from '../cards/Emblem.tsx'
import { lookVars } from '../cards/Felt.tsx'
import type { Look } from '../cards/looks.ts'
import * as styles from './Oval.css.ts'
import { betPlace, buttonPlace, place } from './places.css.ts'
import { SeatPlate } from './SeatPlate.tsx'
import type { ShownTable } from './useTable.ts'
import { amount } from './words.ts'

export interface OvalProps {
  table: ShownTable
  look: Look
  /** What the table is played for. */
  token: PlayedToken
  onSeat: (seat: number) => void
}

/** What stands below the board: how a hand ended, or what comes next. */
const noteOf = ({ hand, seats, you }: TableView): string => {
  if (!hand) return you.seat === null ? 'Take a seat to play' : 'The next hand starts soon'
  if (!hand.isOver) return ''
  const winners = seats.flatMap((seat) => (seat && seat.won > 0 && seat.ranking ? [seat] : []))
  const best = winners.map(({ isYou, name, ranking }) => `${isYou ? 'You' : name}: ${ranking ? handNames[ranking].toLowerCase() : ''}`)
  return [...best, ...(hand.rake > 0 ? [`Rake ${amount(hand.rake)}`] : [])].join(' · ')
}

/** The table from above: its seats around, the board and the pots in its middle. The player sits nearest. */
export const Oval = ({ table: { view, acts }, look, token, onSeat }: OvalProps) => {
  const { seats, hand, you, button } = view
  const places = seats.length
  const nearest = you.seat ?? 0
  /** How many seats clockwise from the nearest. */
  const spotOf = (seat: number) => (seat - nearest + places) % places
  const pots = hand?.pots.filter((chips) => chips > 0) ?? []
  return (
    <section className={styles.room} style={lookVars(look)} aria-label="Table">
      <div className={styles.rim}>
        <div className={styles.cloth}>
          <Emblem look={look} className={styles.emblem} />
        </div>
      </div>
      <div className={styles.middle}>
        <div className={styles.pots}>
          {pots.map((chips, at) => (
            <span key={at} className={styles.pot}>
              {pots.length === 1 ? 'Pot' : at === 0 ? 'Main pot' : `Side pot ${pots.length > 2 ? at : ''}`} <strong>{amount(chips)}</strong>
            </span>
          ))}
        </div>
        <CardRow label="Board" cards={(hand?.board ?? []).map((card) => ({ card, isDealt: true }))} look={look} places={5} />
        <p className={styles.note}>{noteOf(view)}</p>
      </div>
      <ol className={styles.seats} aria-label="Seats">
        {seats.map((seat, at) => (
          <li key={at} className={place[spotOf(at)]}>
            {seat ? (
              <SeatPlate
                seat={seat}
                look={look}
                token={token}
                turn={hand?.turn?.seat === at ? hand.turn : null}
                at={view.at}
                lastAct={acts.get(at)}
                isHandOver={hand?.isOver ?? false}
              />
            ) : you.seat === null ? (
              <button type="button" className={styles.free} aria-label={`Sit here, seat ${at + 1}`} onClick={() => onSeat(at)}>
                Sit here
              </button>
            ) : (
              <span className={styles.empty}>Empty</span>
            )}
          </li>
        ))}
      </ol>
      {seats.map((seat) =>
        seat && seat.bet > 0 ? (
          <span key={seat.seat} className={betPlace[spotOf(seat.seat)]}>
            <Chips label={`${seat.isYou ? 'Your' : seat.name} bet`} amount={BigInt(seat.bet)} />
          </span>
        ) : null,
      )}
      {button >= 0 && seats[button] && (
        <span className={`${styles.dealer} ${buttonPlace[spotOf(button)]}`}>
          <span aria-hidden="true">D</span>
          <span className={visuallyHidden}>Dealer button: {seats[button].isYou ? 'you' : seats[button].name}</span>
        </span>
      )}
    </section>
  )
}
