import { useState } from 'react'
import { domainAtom } from '@lagoon/domain/assembly/domainAtom'
import { readTheme, writeTheme } from '@lagoon/domain/shell/theme'
import { ThemeSwitch } from '@lagoon/ui/patterns/ThemeSwitch/ThemeSwitch'
import { wearTheme } from '../boot/wearTheme.ts'
import { useAtomValue } from '../state.ts'

/** The player's choice of theme, kept on this device and worn at once. */
export const ThemeChooser = () => {
  const { kept } = useAtomValue(domainAtom).ports
  const [theme, setTheme] = useState(() => readTheme(kept))
  return (
    <ThemeSwitch
      theme={theme}
      onTheme={(choice) => {
        writeTheme(kept, choice.theme)
        wearTheme(kept)
        setTheme(choice.theme)
      }}
    />
  )
}
