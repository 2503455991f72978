import type { Navigation } from '../navigation/navigation.ts'

/** With the first change of view the brand's fonts come in; a font that cannot be fetched is no loss worth a word. */
export const adoptFontsLater = ({ currentAddress, subscribe }: Navigation): void => {
  let first = currentAddress()
  const stop = subscribe(() => {
    first ??= currentAddress()
    if (currentAddress() === first) return
    stop()
    import('@lagoon/ui/theme/adoptFonts').then(({ adoptFonts }) => adoptFonts()).catch(() => undefined)
  })
}
