import type { Router } from './createHouse.ts'

/** With the first change of view the brand's fonts come in; a font that can not be fetched is no loss worth a word. */
export const adoptFontsLater = (router: Router): void => {
  const first = router.state.location.key
  const stop = router.subscribe(({ location, navigation }) => {
    if (location.key === first || navigation.state !== 'idle') return
    stop()
    import('@lagoon/ui/theme/adoptFonts').then(({ adoptFonts }) => adoptFonts()).catch(() => undefined)
  })
}
