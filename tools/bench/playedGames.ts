import type { FrameLocator, Locator } from 'playwright'

/** A game of each kind, and what can be pressed once it takes a bet. */
export interface PlayedGame {
  readonly type: string
  readonly id: string
  readonly act: (game: FrameLocator) => Locator
}

const named = (name: string | RegExp) => (game: FrameLocator) => game.getByRole('button', { name, exact: true }).first()

export const playedGames: readonly PlayedGame[] = [
  { type: 'slot', id: 'moonlit-tides', act: named('Spin') },
  { type: 'keno', id: 'pearl-draw', act: named('Draw') },
  { type: 'fish', id: 'narwhal-run', act: named('Shoot') },
  { type: 'crash', id: 'comet-line', act: named(/^Bet/) },
  { type: 'blackjack', id: 'porthole-twenty-one', act: named('Deal') },
  { type: 'poker', id: 'hearth-holdem', act: named('Deal') },
  { type: 'poker', id: 'foundry-holdem', act: named(/^Sit here/) },
  { type: 'poker', id: 'lantern-jacks', act: named('Deal') },
]
