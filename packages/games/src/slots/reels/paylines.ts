import { paylines as twenty } from '../../moonlitTides/paylines.ts'

/** Forty lines over five reels of three rows: the row on each reel, from 0 at the top. A game plays the first so many of them. */
export const paylines: readonly (readonly number[])[] = [
  ...twenty,
  [0, 0, 1, 0, 0],
  [2, 2, 1, 2, 2],
  [0, 1, 2, 2, 2],
  [2, 1, 0, 0, 0],
  [1, 0, 1, 0, 1],
  [1, 2, 1, 2, 1],
  [0, 0, 2, 0, 0],
  [2, 2, 0, 2, 2],
  [2, 0, 0, 0, 2],
  [0, 1, 1, 1, 1],
  [2, 1, 1, 1, 1],
  [1, 1, 1, 0, 0],
  [1, 1, 1, 2, 2],
  [0, 0, 0, 1, 2],
  [2, 2, 2, 1, 0],
  [1, 0, 0, 1, 2],
  [1, 2, 2, 1, 0],
  [0, 1, 0, 0, 0],
  [2, 1, 2, 2, 2],
  [0, 0, 1, 1, 1],
]
