import { useCallback, useEffect, useRef } from 'react'

/** Tells what goes on beside the rendering whether the component still stands there. */
export const useIsMounted = (): (() => boolean) => {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return useCallback(() => isMounted.current, [])
}
