import { useSyncExternalStore } from 'react'
// With the first load: who has just lost the connection cannot fetch the word for it.
import { Offline } from '@lagoon/ui/screens/shell/Offline/Offline'

const follow = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Says over the page that the device has no connection, for as long as it has none. */
export const OfflineNotice = () => {
  const isOnline = useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  )
  return isOnline ? null : <Offline />
}
