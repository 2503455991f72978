import { useEffect, useRef, useState } from 'react'
import type { DownloadView } from '@lagoon/domain/content/content.state'

type Install = Extract<DownloadView, { state: 'android' }>['install']

/** What Chromium hands to a page that may ask; no standard names it yet. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

const isInstallPrompt = (event: Event): event is InstallPrompt => 'prompt' in event

/** How far the installation from the browser is, and the way to ask for it. */
export const useInstall = (): { install: Install; ask: () => void } => {
  const [install, setInstall] = useState<Install>(() => (window.matchMedia('(display-mode: standalone)').matches ? 'installed' : 'byMenu'))
  const offer = useRef<InstallPrompt>(undefined)
  useEffect(function followTheBrowser() {
    const onOffered = (event: Event) => {
      if (!isInstallPrompt(event)) return
      event.preventDefault()
      offer.current = event
      setInstall('offered')
    }
    const onInstalled = () => setInstall('installed')
    window.addEventListener('beforeinstallprompt', onOffered)
    window.addEventListener('appinstalled', onInstalled)
    return () => {
      window.removeEventListener('beforeinstallprompt', onOffered)
      window.removeEventListener('appinstalled', onInstalled)
    }
  }, [])
  const ask = () => {
    const event = offer.current
    if (event === undefined) return
    // An offer can be taken once; after a no the browser's menu is the way.
    offer.current = undefined
    setInstall('installing')
    void event.prompt().then(
      ({ outcome }) => setInstall(outcome === 'accepted' ? 'installed' : 'byMenu'),
      () => setInstall('byMenu'),
    )
  }
  return { install, ask }
}
