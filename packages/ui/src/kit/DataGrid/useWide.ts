import { useSyncExternalStore } from 'react'
import { media } from '../../theme/media.ts'

const query = () => window.matchMedia(media.desktop)
const subscribe = (listener: () => void) => {
  const list = query()
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** Whether there is room for a table; otherwise the rows are cards. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => query().matches)
