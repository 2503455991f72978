import type { SlotView } from '../../../rules/slots/slotView.ts'
import type { Kind } from '../kind.ts'
import { Board } from './Board.tsx'
import { boughtWins, freeSpinsOf, ofType, winsOf } from './events.ts'
import { SlotInfo } from './SlotInfo.tsx'

// The renderer is most of what a slot fetches: it is asked for with the slot, and not once the board is there.
void import('./scene/createScene.ts').catch(() => undefined)

const eventsOf = (outcome: unknown) => (outcome as SlotView).events
const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

export const slots: Kind = {
  verb: 'Spin',
  unit: 'spin',
  place: 'behind',
  Board,
  Info: SlotInfo,
  autoplay: {
    hasFeature: (outcome) => {
      const events = eventsOf(outcome)
      return freeSpinsOf(events) > 0 || ofType(events, 'HOLD').length > 0
    },
  },
  spokenWin: (outcome) => {
    const events = eventsOf(outcome)
    const lines = boughtWins(events).filter(({ by }) => by === 'LINE').length
    const groups = winsOf(events).filter(({ by }) => by === 'GROUP').length
    const spins = freeSpinsOf(events)
    const pearls = winsOf(events).find(({ by }) => by === 'PEARLS')
    const parts = [
      lines > 0 ? ` on ${counted(lines, 'line')}` : '',
      groups > 0 ? ` with ${counted(groups, 'group')}` : '',
      spins > 0 ? ` with ${counted(spins, 'free spin')}` : '',
      pearls ? ` with ${counted(pearls.count, 'held symbol')}` : '',
      ofType(events, 'JACKPOT').some(({ spin }) => spin === 0) ? ', including the jackpot' : '',
    ]
    return parts.join('')
  },
  summary: ({ outcome }) => {
    const events = eventsOf(outcome)
    const spins = freeSpinsOf(events)
    const held = winsOf(events).find(({ by }) => by === 'PEARLS')?.count ?? 0
    const groups = winsOf(events).filter(({ by }) => by === 'GROUP').length
    if (spins > 0) return counted(spins, 'free spin')
    if (held > 0) return counted(held, 'held symbol')
    return groups > 0 ? counted(groups, 'winning group') : counted(boughtWins(events).length, 'winning combination')
  },
}
