import type { CrashView } from '../../../rules/crash/live.ts'
import { times } from '../../../rules/crash/live.ts'
import type { LiveKind } from '../kind.ts'
import { ChainPanel } from './ChainPanel.tsx'
import { CrashInfo } from './CrashInfo.tsx'
import { Play } from './Play.tsx'
import { openStreamAhead } from './stream.ts'

const inWords = ({ point, cashOut }: CrashView): string =>
  cashOut === null ? `Ended at ${times(point)}` : `Cashed out at ${times(cashOut)}, before the end at ${times(point)}`

export const crash: LiveKind = {
  flow: 'live',
  unit: 'round',
  askAhead: openStreamAhead,
  Play,
  Info: CrashInfo,
  Fairness: ChainPanel,
  keys: [
    ['Space, 1', 'Bet, cancel the bet, or cash out'],
    ['2', 'The same for the second bet'],
  ],
  summary: ({ outcome }) => inWords(outcome as unknown as CrashView),
}
