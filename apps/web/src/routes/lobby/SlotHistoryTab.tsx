import { useEffect } from 'react'
import {
  loadMoreRoundsAtom,
  openRoundAtom,
  openSlotHistoryAtom,
  slotHistoryViewAtom,
} from '@lagoon/domain/lobby/histories/slotHistory.atoms'
import { GameHistorySlots } from '@lagoon/ui/screens/lobby/GameHistorySlots/GameHistorySlots'
import { useAtomValue, useSetAtom } from '../../state.ts'

/** profile?tab=game-history: the slot rounds of the player. */
export const SlotHistoryTab = () => {
  const view = useAtomValue(slotHistoryViewAtom)
  const open = useSetAtom(openSlotHistoryAtom)
  const loadMore = useSetAtom(loadMoreRoundsAtom)
  const openRound = useSetAtom(openRoundAtom)
  useEffect(
    function loadFirstPage() {
      void open()
    },
    [open],
  )
  return (
    <GameHistorySlots
      view={view}
      onSort={(sort) => void open(sort)}
      onLoadMore={() => void loadMore()}
      onOpen={({ id }) => openRound(id)}
      onClose={() => openRound(undefined)}
      onRetry={() => void open()}
    />
  )
}
