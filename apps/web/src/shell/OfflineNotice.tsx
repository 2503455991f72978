import { Suspense, useSyncExternalStore } from 'react'
import { lazyOrNothing } from './lazyOrNothing.ts'

const Banner = lazyOrNothing(() => import('@lagoon/ui/screens/shell/Offline/Offline').then(({ Offline }) => Offline))

const follow = (hear: () => void) => {
  window.addEventListener('online', hear)
  window.addEventListener('offline', hear)
  return () => {
    window.removeEventListener('online', hear)
    window.removeEventListener('offline', hear)
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
