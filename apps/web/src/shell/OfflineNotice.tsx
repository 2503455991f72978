import { Suspense, useSyncExternalStore } from 'react'
import { lazyOrNothing } from './lazyOrNothing.ts'

const Banner = lazyOrNothing(() => import('@lagoon/ui/screens/shell/Offline/Offline').then(({ Offline }) => Offline))

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
  return isOnline ? null : (
    <Suspense>
      <Banner />
    </Suspense>
  )
}
