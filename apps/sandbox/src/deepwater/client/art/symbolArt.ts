import type { SlotSymbol } from '@lagoon/games/moonlitTides/symbols'
import { fish, lotus, shell } from './creatures.ts'
import { a, j, k, q, ten } from './letters.ts'
import { scatter, wild } from './specials.ts'
import { lantern, moon, pearl } from './treasures.ts'

/** The picture of every symbol, as SVG text. */
export const symbolArt: Readonly<Record<SlotSymbol, string>> = { moon, pearl, lantern, fish, shell, lotus, a, k, q, j, ten, wild, scatter }

export const symbolNames: Readonly<Record<SlotSymbol, string>> = {
  moon: 'Moon',
  pearl: 'Pearl',
  lantern: 'Lantern',
  fish: 'Koi',
  shell: 'Shell',
  lotus: 'Lotus',
  a: 'A',
  k: 'K',
  q: 'Q',
  j: 'J',
  ten: '10',
  wild: 'Wild wave',
  scatter: 'Tide star',
}

/** Address of a picture for an `img`, without a request. */
export const symbolUrl = (symbol: SlotSymbol): string => `data:image/svg+xml,${encodeURIComponent(symbolArt[symbol])}`
