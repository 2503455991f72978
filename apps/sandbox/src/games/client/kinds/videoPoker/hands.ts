import type { PayingHand } from '../../../rules/videoPoker/videoPoker.ts'
import { rankingNames } from '../cards/cardWords.ts'

export const handNames: Readonly<Record<PayingHand, string>> = { ...rankingNames, JACKS_OR_BETTER: 'Jacks or better' }
