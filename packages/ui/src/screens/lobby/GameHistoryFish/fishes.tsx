import type { ReactNode } from 'react'
import * as styles from './Catches.css.ts'

export interface Species {
  readonly name: string
  /** On a field of 24 by 24. */
  readonly drawing: ReactNode
}

const { body, edge, eye, fin } = styles

/** The species by the id that the studio reports. */
const species: Readonly<Record<string, Species>> = {
  sardine: {
    name: 'Sardine',
    drawing: (
      <>
        <path className={body} d="M2 12c3.5-4 9.5-4 14 0-4.5 4-10.5 4-14 0z" />
        <path className={fin} d="M15 12l6.5-4v8z" />
        <circle className={eye} cx="6" cy="11.4" r="1.1" />
      </>
    ),
  },
  lanternfish: {
    name: 'Lanternfish',
    drawing: (
      <>
        <path className={body} d="M3 14c2.5-5.5 9.5-6.5 13.5-1 -3 6-11 6.5-13.5 1z" />
        <path className={fin} d="M15.5 13l6-4.5v9z" />
        <path className={edge} d="M9 9.2C8.5 5.5 5.5 4 3.8 6.2" />
        <circle className={fin} cx="3.8" cy="7.2" r="1.7" />
        <circle className={eye} cx="7" cy="13" r="1.1" />
      </>
    ),
  },
  pufferfish: {
    name: 'Pufferfish',
    drawing: (
      <>
        <path className={edge} d="M10 2v3M4.5 5l2 2M15.5 5l-2 2M2 12h2M10 22v-3M4.5 19l2-2M15.5 19l-2-2" />
        <circle className={body} cx="10" cy="12" r="6.8" />
        <path className={fin} d="M16 12l6-4v8z" />
        <circle className={eye} cx="7.5" cy="10.5" r="1.1" />
      </>
    ),
  },
  squid: {
    name: 'Squid',
    drawing: (
      <>
        <path className={fin} d="M12 2l6.5 6.5h-13z" />
        <path className={body} d="M8 6.5h8v8c0 1.5-1.5 2.5-4 2.5s-4-1-4-2.5z" />
        <path className={edge} d="M8.5 16.5c0 2-1.5 3-1 5.5M11 17v5M13 17v5M15.5 16.5c0 2 1.5 3 1 5.5" />
        <circle className={eye} cx="10.2" cy="12.5" r="1.1" />
        <circle className={eye} cx="13.8" cy="12.5" r="1.1" />
      </>
    ),
  },
  manta: {
    name: 'Manta ray',
    drawing: (
      <>
        <path className={body} d="M12 4c2 2.5 6 4 10.5 9-4.5-.8-7 .7-8.5 3.5h-4C8.5 13.7 6 12.2 1.5 13 6 8 10 6.5 12 4z" />
        <path className={edge} d="M12 16v6M10 6.5l-1-2.5M14 6.5l1-2.5" />
      </>
    ),
  },
  whale: {
    name: 'Whale',
    drawing: (
      <>
        <path className={body} d="M2 13c0-4 4-6.5 9-6.5 4.5 0 6.5 3 7.5 6l3-1.5c.5 3.5-1 6-4 6.5-2 1.3-5 1.5-8 1.5-5 0-7.5-2.5-7.5-6z" />
        <path className={fin} d="M18.5 12.5L17.5 8l3 1.5L23 7.5l-1.5 4z" />
        <path className={edge} d="M9 4c-.5-1.5-2-1.5-2.5-.5M9 4c.5-1.5 2-1.5 2.5-.5M9 4v2" />
        <circle className={eye} cx="6" cy="11.5" r="1.1" />
      </>
    ),
  },
}

/** A species by its id. One that this version does not know keeps its id as its name, so that nothing is hidden or made up. */
export const speciesOf = (id: string): Species =>
  species[id] ?? { name: id, drawing: <path className={styles.unknown} d="M2 12c4-6 11-6 15 0-4 6-11 6-15 0zM16 12l6-4.5v9z" /> }
