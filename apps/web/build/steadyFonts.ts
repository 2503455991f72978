import type { Plugin } from 'vite'

/**
 * A font that comes late stays away from the text that is already read (`optional`) where the packages say `swap`: nothing
 * jumps. The page does not preload fonts: the first paint would wait for them.
 */
export const steadyFonts = (): Plugin => ({
  name: 'lagoon:steady-fonts',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('@fontsource') || !id.split('?')[0]?.endsWith('.css')) return null
    return { code: code.replaceAll('font-display: swap', 'font-display: optional'), map: null }
  },
})
