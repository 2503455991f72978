import { useEffect, useState } from 'react'
import type { DownloadView } from '@lagoon/domain/content/content.state'
import { keptOffer } from '../../shell/installOffer.ts'
import { installOf } from './installOf.ts'

type Install = Extract<DownloadView, { state: 'android' }>['install']

const known = (): Install => installOf(keptOffer, window.matchMedia('(display-mode: standalone)').matches)

/** How far the installation from the browser is, and the way to ask for it. */
export const useInstall = (): { install: Install; ask: () => void } => {
  const [install, setInstall] = useState<Install>(known)
  useEffect(function followTheBrowser() {
    // Whoever keeps the offer has listened for longer, and so has it already.
    const onNews = () => setInstall(known())
    window.addEventListener('beforeinstallprompt', onNews)
    window.addEventListener('appinstalled', onNews)
    return () => {
      window.removeEventListener('beforeinstallprompt', onNews)
      window.removeEventListener('appinstalled', onNews)
    }
  }, [])
  const ask = () => {
    const { offer } = keptOffer
    if (offer === undefined) return
    // An offer can be taken once; after a no the browser's menu is the way.
    keptOffer.offer = undefined
    setInstall('installing')
    void offer.prompt().then(
      ({ outcome }) => setInstall(outcome === 'accepted' ? 'installed' : 'byMenu'),
      () => setInstall('byMenu'),
    )
  }
  return { install, ask }
}
