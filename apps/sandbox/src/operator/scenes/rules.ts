import { playAddress } from '@lagoon/contract/lobby/addresses'
import type { Scene } from './scene.ts'

/** Rules of §5 whose limits the operator sets. */
export const rules: readonly Scene[] = [
  {
    key: 'tip-minimum-raised',
    clause: '§5.10',
    title: 'The minimum tip is more than the player has',
    set: [{ do: 'settings', settings: { tipMinimum: '100000' } }],
    open: playAddress({ type: 'BLACKJACK', id: 'porthole-twenty-one' }),
    then: 'Press the coins in the bar over the game: it shows the minimum tip and what you have. Reset everything, and a tip can be sent.',
  },
]
