import type { ReactNode } from 'react'
import { edge, letter, paint, pearl } from './SlotMatrix.css.ts'

export interface SlotSymbol {
  /** For the text alternative: "moon". */
  readonly name: string
  /** On a field of 24 by 24. */
  readonly drawing: ReactNode
}

const card = (mark: string, color: keyof typeof paint, name: string): SlotSymbol => ({
  name,
  drawing: (
    <text className={`${letter} ${paint[color]}`} x="12" y="18.6" fontSize={mark.length > 1 ? 17 : 19}>
      {mark}
    </text>
  ),
})

/** The symbols of the slots by the id that the studio reports. */
const symbols: Readonly<Record<string, SlotSymbol>> = {
  moon: { name: 'moon', drawing: <path className={paint.gold} d="M15.5 2.6a10 10 0 1 0 6 13.2A8.2 8.2 0 0 1 15.5 2.6z" /> },
  pearl: {
    name: 'pearl',
    drawing: (
      <>
        <path className={paint.coral} d="M2 12.5c2 6.5 6 9 10 9s8-2.5 10-9c-4 3-16 3-20 0z" />
        <circle className={pearl} cx="12" cy="9.5" r="6.5" />
        <path className={edge.coral} d="M9 8.2c.6-1.3 1.5-2 2.8-2.3" strokeWidth="1.3" strokeLinecap="round" opacity="0.5" />
      </>
    ),
  },
  lantern: {
    name: 'lantern',
    drawing: (
      <>
        <path className={edge.gold} d="M12 1.5v3M8 4.5h8M8 19.5h8M12 19.5v3" strokeWidth="1.6" strokeLinecap="round" />
        <rect className={paint.coral} x="5" y="5" width="14" height="14" rx="6" />
        <ellipse className={paint.gold} cx="12" cy="12" rx="3" ry="5" />
      </>
    ),
  },
  fish: {
    name: 'fish',
    drawing: (
      <>
        <path className={paint.blue} d="M1.5 12C4 6.5 12 4.5 17 12c-5 7.5-13 5.5-15.5 0z" />
        <path className={paint.blue} d="M15 12l7.5-5.5v11z" />
        <circle className={paint.deep} cx="6.5" cy="10.7" r="1.2" />
        <path className={edge.deep} d="M10.5 8.5c1.3 2 1.3 5 0 7" strokeWidth="1.2" strokeLinecap="round" />
      </>
    ),
  },
  shell: {
    name: 'shell',
    drawing: (
      <>
        <path className={paint.coral} d="M12 21.5L5 18C1 11 5 3 12 3s11 8 7 15z" />
        <path className={edge.deep} d="M12 5.5V20M8 6.8l2 13M16 6.8l-2 13M5 11l4 8M19 11l-4 8" strokeWidth="1.1" strokeLinecap="round" />
      </>
    ),
  },
  lotus: {
    name: 'lotus',
    drawing: (
      <>
        <path className={paint.violet} d="M12 3c4 4 4 11 0 16-4-5-4-12 0-16z" />
        <path
          className={paint.violet}
          d="M3 8c5 0 8 5 8.2 11C6 18.5 3 13.5 3 8zM21 8c-5 0-8 5-8.2 11C18 18.5 21 13.5 21 8z"
          opacity="0.7"
        />
        <path className={paint.teal} d="M4 20.5c4-1.6 12-1.6 16 0-4 1.8-12 1.8-16 0z" />
      </>
    ),
  },
  wild: {
    name: 'wild',
    drawing: (
      <>
        <path
          className={paint.teal}
          d="M12 1.5l3 4.6 5.4-.6-.6 5.4 3 3-4 2.7.2 5-4.9-1L12 23l-2.1-2.4-4.9 1 .2-5-4-2.7 3-3-.6-5.4 5.4.6z"
        />
        <text className={`${letter} ${paint.deep}`} x="12" y="16.3" fontSize="12">
          W
        </text>
      </>
    ),
  },
  scatter: {
    name: 'scatter',
    drawing: (
      <>
        <circle className={edge.gold} cx="12" cy="12" r="10" strokeWidth="1.6" />
        <path className={paint.gold} d="M12 3.5l2.3 6.2 6.2 2.3-6.2 2.3L12 20.5l-2.3-6.2L3.5 12l6.2-2.3z" />
        <circle className={paint.deep} cx="12" cy="12" r="2" />
      </>
    ),
  },
  a: card('A', 'coral', 'ace'),
  k: card('K', 'violet', 'king'),
  q: card('Q', 'gold', 'queen'),
  j: card('J', 'blue', 'jack'),
  ten: card('10', 'teal', 'ten'),
}
export const symbolIds = Object.keys(symbols)

/** A symbol by its id. One that this version does not know keeps its id as its name, so that nothing is hidden or made up. */
export const symbolOf = (id: string): SlotSymbol =>
  symbols[id] ?? { name: id, drawing: <path className={edge.pale} d="M12 3l9 9-9 9-9-9z" strokeWidth="1.6" strokeDasharray="3 2.5" /> }
