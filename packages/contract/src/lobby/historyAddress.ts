import { profileAddress } from '../account/addresses.ts'
import type { RoundType } from './enums.ts'

/** In the query of `profile?tab=game-history`: whose rounds are shown; without it those of slots. */
export const HISTORY_KIND = 'kind'

/** The history that keeps rounds of a type: `profile?tab=game-history&kind=video-poker`. */
export const historyAddress = (type: RoundType): string =>
  profileAddress('game-history', type === 'SLOT' ? {} : { [HISTORY_KIND]: type.toLowerCase().replaceAll('_', '-') })
