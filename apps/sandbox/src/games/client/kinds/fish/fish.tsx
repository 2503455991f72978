import type { FishView } from '../../../rules/fish/fish.ts'
import type { LiveKind } from '../kind.ts'
import { FishInfo } from './FishInfo.tsx'
import { Play } from './Play.tsx'

const nameOf = (id: string) => id.charAt(0).toUpperCase() + id.slice(1)

export const fish: LiveKind = {
  flow: 'live',
  unit: 'shot',
  Play,
  Info: FishInfo,
  keys: [
    ['1–9', 'Choose a fish'],
    ['← →', 'Choose the previous or next fish'],
    ['↑ ↓', 'Raise or lower the bet'],
    ['Space', 'Shoot at the chosen fish'],
  ],
  summary: ({ outcome }) => {
    const { target, isCaught } = outcome as unknown as FishView
    return isCaught ? `${nameOf(target)} caught` : `${nameOf(target)} got away`
  },
}
