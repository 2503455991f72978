import { suitShapes } from '@lagoon/ui/patterns/PlayingCard/suitShapes'
import type { CardView } from '../../../rules/cards/cardView.ts'

/** Four colors on paper, so that no two suits look alike even where the shape is small. */
const inks: Readonly<Record<CardView['suit'], string>> = { SPADES: '#131c2c', HEARTS: '#c4232f', DIAMONDS: '#1a5fb4', CLUBS: '#12703f' }

/** The signs of the court cards, drawn as lines on a field of 40 by 40: a plumed cap, the flower that a queen holds, a crown. */
const courts: Readonly<Record<string, string>> = {
  J: 'M8 32H32M10 32V24C10 16 16 12 22 12C28 12 31 16 31 22V32M22 12C26 4 34 4 37 9C33 10 31 13 28 14',
  Q: 'M20 36V24M20 24C10 24 7 16 9 8C13 9 15 11 16 13C16 9 18 5 20 4C22 5 24 9 24 13C25 11 27 9 31 8C33 16 30 24 20 24M20 33C14 33 11 30 10 27M20 33C26 33 29 30 30 27',
  K: 'M6 33H34M8 33L4 14L13 22L14 10L20 18L26 10L27 22L36 14L32 33M20 18V5M16 8H24',
}

/** The middle of a card: a large suit, with a sign above it on a court card and rays around it on an ace. */
const Middle = ({ rank, suit }: CardView) => {
  const ink = inks[suit]
  const court = courts[rank]
  if (court)
    return (
      <>
        <rect x="30" y="38" width="58" height="90" rx="6" fill={ink} fillOpacity="0.07" stroke={ink} strokeOpacity="0.35" />
        <path
          d={court}
          transform="translate(35 42) scale(1.2)"
          fill="none"
          stroke="#b07a1e"
          strokeWidth="2.4"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <path d={suitShapes[suit]} fill={ink} transform="translate(40.5 90) scale(1.55)" />
      </>
    )
  if (rank === 'A')
    return (
      <>
        <circle cx="58" cy="86" r="35" fill={ink} fillOpacity="0.06" stroke={ink} strokeOpacity="0.3" strokeDasharray="2 4" />
        <path d={suitShapes[suit]} fill={ink} transform="translate(30.4 58.4) scale(2.3)" />
      </>
    )
  return <path d={suitShapes[suit]} fill={ink} transform="translate(34 64) scale(2.3)" />
}

/** One card, drawn on a field of 100 by 140: rank and suit in the corner, so that it can be read in a fan. */
export const CardFace = ({ card }: { card: CardView }) => (
  <>
    <rect x="0.75" y="0.75" width="98.5" height="138.5" rx="9" fill="#fdfcf8" stroke="#8f9bad" strokeWidth="1.5" />
    <rect x="4" y="4" width="92" height="132" rx="6.5" fill="none" stroke="#d9dee6" />
    <text
      x={card.rank === '10' ? 5 : 8}
      y="35"
      fill={inks[card.suit]}
      fontSize="34"
      fontWeight="750"
      letterSpacing={card.rank === '10' ? -4 : 0}
      style={{ fontFamily: 'var(--font-display, inherit)' }}
    >
      {card.rank === 'Q' ? 'O' : card.rank}
    </text>
    {/* The Q of the font has its tail below: small, it is an O with a line under it. */}
    {card.rank === 'Q' && <path d="M22 25.5L31.5 36.5" stroke={inks[card.suit]} strokeWidth="5.2" strokeLinecap="round" />}
    <path d={suitShapes[card.suit]} fill={inks[card.suit]} transform="translate(9 45) scale(0.8)" />
    <Middle {...card} />
  </>
)
