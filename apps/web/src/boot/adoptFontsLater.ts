import type { Navigation } from '../navigation/navigation.ts'

/** With the first change of view the brand's fonts come in; a font that can not be fetched is no loss worth a word. */
export const adoptFontsLater = ({ standsAt, subscribe }: Navigation): void => {
  let first = standsAt()
  const stop = subscribe(() => {
    first ??= standsAt()
    if (standsAt() === first) return
    stop()
    import('@lagoon/ui/theme/adoptFonts').then(({ adoptFonts }) => adoptFonts()).catch(() => undefined)
  })
}
