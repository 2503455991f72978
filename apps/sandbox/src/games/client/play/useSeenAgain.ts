import { useEffect } from 'react'

/** Calls back when the player comes back to the page from another tab or program. */
export const useSeenAgain = (callBack: () => void): void => {
  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState === 'visible') callBack()
    }
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [callBack])
}
