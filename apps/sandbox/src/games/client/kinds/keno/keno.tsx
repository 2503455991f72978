import type { KenoView } from '../../../rules/keno/keno.ts'
import type { Kind } from '../kind.ts'
import { Board } from './Board.tsx'
import { KenoInfo } from './KenoInfo.tsx'

const hitsOf = (outcome: unknown) => (outcome as KenoView).hits
const inWords = (hits: number) => (hits === 1 ? '1 hit' : `${hits} hits`)

export const keno: Kind = {
  verb: 'Draw',
  unit: 'draw',
  place: 'inside',
  Board,
  Info: KenoInfo,
  autoplay: { hasFeature: () => false },
  spokenWin: (outcome) => ` with ${inWords(hitsOf(outcome))}`,
  summary: ({ outcome }) => inWords(hitsOf(outcome)),
}
