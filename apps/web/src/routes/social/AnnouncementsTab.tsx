import { useEffect } from 'react'
import { announcementsViewAtom, openAnnouncementAtom, openAnnouncementsAtom } from '@lagoon/domain/social/announcements.atoms'
import { Loading } from '@lagoon/ui/screens/shell/Loading/Loading'
import { Announcements } from '@lagoon/ui/screens/social/Announcements/Announcements'
import { useAtomValue, useSetAtom } from '../../state.ts'
import { DidNotLoad } from '../shell/DidNotLoad.tsx'

/** profile?tab=announcement: what the house tells all its players. */
export const AnnouncementsTab = () => {
  const view = useAtomValue(announcementsViewAtom)
  const load = useSetAtom(openAnnouncementsAtom)
  const open = useSetAtom(openAnnouncementAtom)
  useEffect(
    function loadAnnouncements() {
      void load()
      return () => open(undefined)
    },
    [load, open],
  )
  if (view.state === 'loading') return <Loading />
  if (view.state === 'failed') return <DidNotLoad onRetry={() => void load()} />
  return <Announcements view={view} onOpen={({ id }) => open(id)} onClose={() => open(undefined)} />
}
