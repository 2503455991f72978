import type { LiveKind } from '../kind.ts'
import { HandsPanel } from './HandsPanel.tsx'
import { Play } from './Play.tsx'
import { SeedsPanel } from './SeedsPanel.tsx'
import { TableInfo } from './TableInfo.tsx'

/** A table of hold'em with other players. */
export const holdemTable: LiveKind = {
  flow: 'live',
  unit: 'hand',
  Play,
  Info: TableInfo,
  Fairness: SeedsPanel,
  History: HandsPanel,
  keys: [
    ['F', 'Fold'],
    ['C', 'Check or call'],
    ['R', 'Bet or raise to the amount shown'],
    ['↑ ↓', 'Raise and lower that amount'],
  ],
  summary: () => '',
}
