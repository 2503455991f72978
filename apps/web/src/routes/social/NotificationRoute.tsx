import { useEffect } from 'react'
import { notificationsViewAtom, openNotificationsAtom, readNotificationsAtom } from '@lagoon/domain/social/notifications.atoms'
import { Loading } from '@lagoon/ui/screens/shell/Loading/Loading'
import { Notifications } from '@lagoon/ui/screens/social/Notifications/Notifications'
import { useAtomValue, useSetAtom } from '../../state.ts'
import { DidNotLoad } from '../shell/DidNotLoad.tsx'

/** notification: what happened to the player's own matters (§2). */
export const NotificationRoute = () => {
  const view = useAtomValue(notificationsViewAtom)
  const open = useSetAtom(openNotificationsAtom)
  const read = useSetAtom(readNotificationsAtom)
  useEffect(
    function loadNotifications() {
      void open()
    },
    [open],
  )
  if (view.state === 'loading') return <Loading />
  if (view.state === 'failed') return <DidNotLoad onRetry={() => void open()} />
  return <Notifications view={view} onOpen={({ id }) => read(id)} onMarkAllRead={() => read()} />
}
