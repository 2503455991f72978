import { Suspense, useEffect, useState } from 'react'
import { toasts } from '@lagoon/ui/kit/ToastRegion/toasts'
import { lazyOrNothing } from './lazyOrNothing.ts'

const Region = lazyOrNothing(() => import('@lagoon/ui/kit/ToastRegion/ToastRegion').then(({ ToastRegion }) => ToastRegion))

/** Fetches the region for messages when the first one comes. */
export const Messages = () => {
  const [isNeeded, setNeeded] = useState(false)
  useEffect(function waitForTheFirst() {
    return toasts.onNeeded(() => setNeeded(true))
  }, [])
  return isNeeded ? (
    <Suspense>
      <Region />
    </Suspense>
  ) : null
}
