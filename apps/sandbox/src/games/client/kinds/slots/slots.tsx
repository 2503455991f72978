import type { SlotView } from '../../../rules/slots/slotView.ts'
import type { Kind } from '../kind.ts'
import { Board } from './Board.tsx'
import { turnsOf } from './showRound.ts'
import { SlotInfo } from './SlotInfo.tsx'

const eventsOf = (outcome: unknown) => (outcome as SlotView).events
const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

export const slots: Kind = {
  verb: 'Spin',
  unit: 'spin',
  place: 'behind',
  Board,
  Info: SlotInfo,
  spokenWin: (outcome) => {
    const [bought, ...free] = turnsOf(eventsOf(outcome))
    const lines = bought?.wins.filter(({ by }) => by === 'LINE').length ?? 0
    const parts = [
      lines > 0 ? ` on ${counted(lines, 'line')}` : '',
      free.length > 0 ? ` with ${counted(free.length, 'free spin')}` : '',
      bought && bought.beside.length > 0 ? ', including the jackpot' : '',
    ]
    return parts.join('')
  },
  summary: ({ outcome }) => {
    const [bought, ...free] = turnsOf(eventsOf(outcome))
    return free.length > 0 ? counted(free.length, 'free spin') : counted(bought?.wins.length ?? 0, 'winning combination')
  },
}
