import { useEffect } from 'react'
import { loadStatsAtom, profileStatsViewAtom, statsStateAtom } from '@lagoon/domain/account/profile/stats.atoms'
import { ProfileStatsTokenDetails } from '@lagoon/ui/screens/account/ProfileStatsTokenDetails/ProfileStatsTokenDetails'
import { PagePending } from '../../../shell/PagePending.tsx'
import { useAtomValue, useSetAtom } from '../../../state.ts'
import { TabDidNotLoad } from './TabDidNotLoad.tsx'

/** profile?tab=stats. */
export const StatsTab = () => {
  const view = useAtomValue(profileStatsViewAtom)
  const hasFailed = useAtomValue(statsStateAtom) === 'failed'
  const load = useSetAtom(loadStatsAtom)
  useEffect(
    function loadAnew() {
      void load()
    },
    [load],
  )
  if (view === undefined) return hasFailed ? <TabDidNotLoad onRetry={() => void load()} /> : <PagePending />
  return <ProfileStatsTokenDetails view={view} />
}
