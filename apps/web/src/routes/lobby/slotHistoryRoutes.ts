import { slotHistory as slots } from '@lagoon/domain/lobby/histories/slotHistory.atoms'
import { historyPage } from './historyPage.ts'

/** profile?tab=game-history: the slot rounds of the player. In a file of its own: the other histories are not fetched with it. */
export const slotHistory = historyPage(undefined, slots, () =>
  import('@lagoon/ui/screens/lobby/GameHistorySlots/GameHistorySlots').then(({ GameHistorySlots }) => GameHistorySlots),
)
