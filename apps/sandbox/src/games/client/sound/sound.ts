import { createSound } from './createSound.ts'
import { keptSettings } from './settings.ts'

/** The sound of this page. */
export const sound = createSound({
  makeContext: () => (typeof AudioContext === 'undefined' ? undefined : new AudioContext({ latencyHint: 'interactive' })),
  kept: keptSettings,
})

/** A short push under the finger for what the player did; none for who asks for less motion, nor where there is no motor. */
export const buzz = (): void => {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!isStill && typeof navigator.vibrate === 'function') navigator.vibrate(12)
}
