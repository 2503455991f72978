import { webSettings } from '@lagoon/domain/shell/shell.operations'
import { blockInspection } from '../shell/blockInspection.ts'
import { registerWhenIdle } from '../shell/serviceWorker.ts'
import type { RunningApp } from './createApp.ts'

const gestures = ['pointerdown', 'keydown'] as const

/** What has time: the worker until the page stands, a visitor's settings until somebody touches the page. */
export const whenAtRest = ({ domain, navigation }: RunningApp): void => {
  const unblock = blockInspection()
  let hasAsked = false
  // A player's first touch may come before the page stands, and then both would ask and switch on everything twice.
  const askSettings = () => {
    if (hasAsked) return
    hasAsked = true
    for (const gesture of gestures) window.removeEventListener(gesture, askSettings)
    void domain.client.call(webSettings, {}, { isQuiet: true }).then(async (answer) => {
      if (!answer.ok) return
      const { webSettings: settings } = answer.value
      if (!settings.blockInspection) unblock()
      if (settings.isOptimoveEnable || settings.push) (await import('./applySettings.ts')).applySettings(domain, navigation, settings)
    })
  }
  const start = () => {
    registerWhenIdle()
    // A visitor's first look costs no call; there is nobody yet whose token could be saved.
    if (domain.session.read() !== undefined) askSettings()
  }
  for (const gesture of gestures) window.addEventListener(gesture, askSettings)
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}
