import { useEffect, useSyncExternalStore } from 'react'
import { sound } from './sound.ts'

/** The settings of the sound, which lives from the first touch of the page on. */
export const useSound = (gameId: string) => {
  const settings = useSyncExternalStore(sound.subscribe, () => sound.settings)
  useEffect(() => {
    sound.tune(gameId)
    const onTouch = () => sound.touched()
    const onVisible = () => sound.hidden(document.visibilityState === 'hidden')
    window.addEventListener('pointerdown', onTouch)
    window.addEventListener('keydown', onTouch)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      sound.hidden(true)
      window.removeEventListener('pointerdown', onTouch)
      window.removeEventListener('keydown', onTouch)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [gameId])
  return settings
}
