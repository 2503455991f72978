/** What Chromium hands to a page that may ask; no standard names it yet. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

export interface KeptOffer {
  offer: InstallPrompt | undefined
  isInstalled: boolean
}

const isInstallPrompt = (event: Event): event is InstallPrompt => 'prompt' in event

/** What the browser said of an installation since this document was loaded. */
export const keptOffer: KeptOffer = { offer: undefined, isInstalled: false }

/** Keeps the offer to install: Chromium makes it once in a document, soon after loading, whatever page stands there. */
export const keepInstallOffer = (page: Pick<Window, 'addEventListener'>, kept = keptOffer): void => {
  page.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return
    event.preventDefault()
    kept.offer = event
  })
  page.addEventListener('appinstalled', () => {
    kept.offer = undefined
    kept.isInstalled = true
  })
}
