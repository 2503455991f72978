import type { KeptTexts } from '@lagoon/domain/ports/ports'
import { readTheme, shownTheme } from '@lagoon/domain/shell/theme'

const lightPreferred = () => window.matchMedia('(prefers-color-scheme: light)')

/** Lights the page as this device chose. */
export const applyTheme = (kept: KeptTexts): void => {
  document.documentElement.dataset['theme'] = shownTheme(readTheme(kept), lightPreferred().matches)
}

/** The same, now and whenever the device changes from light to dark. */
export const followTheme = (kept: KeptTexts): void => {
  applyTheme(kept)
  lightPreferred().addEventListener('change', () => applyTheme(kept))
}
