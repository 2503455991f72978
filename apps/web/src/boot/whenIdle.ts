import { appVersion, webSettings } from '@lagoon/domain/shell/shell.operations'
import { blockInspection } from '../shell/blockInspection.ts'
import { registerWhenIdle } from '../shell/serviceWorker.ts'
import type { RunningApp } from './createApp.ts'

const ASK_AFTER_MS = 4_000

/** What has time until the page stands: the worker, and the settings of the product (§1). */
export const whenIdle = ({ domain, navigation }: RunningApp): void => {
  const unblock = blockInspection()
  const askSettings = () => {
    void domain.client.call(webSettings, {}, { isQuiet: true }).then(async (answer) => {
      if (!answer.ok) return
      const { webSettings: settings } = answer.value
      if (!settings.blockInspection) unblock()
      const { isOptimoveEnable, marketingSdkUrl, push } = settings
      // Not while somebody is still finding their way around the page; and not at all where the browser would not ask: whoever
      // allows it again in the browser's settings is followed from the next page on.
      if (push && globalThis.Notification?.permission !== 'denied')
        setTimeout(() => void import('./startNotifications.ts').then((it) => it.startNotifications(domain, push)), ASK_AFTER_MS)
      if (isOptimoveEnable && marketingSdkUrl) (await import('../shell/marketing.ts')).followWithMarketing(navigation, marketingSdkUrl)
    })
  }
  const start = () => {
    registerWhenIdle()
    // A page that was rendered for a visitor carries them: its first look costs no call.
    askSettings()
    if (domain.version.isInDoubt) askVersion()
  }
  // A tab that lay behind others may have missed a release: any answer tells it.
  const askVersion = () => void domain.client.call(appVersion, {}, { isQuiet: true })
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) askVersion()
  })
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}
