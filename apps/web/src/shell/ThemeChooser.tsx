import { useState } from 'react'
import { domainAtom } from '@lagoon/domain/assembly/domainAtom'
import { readTheme, writeTheme } from '@lagoon/domain/shell/theme'
import { ThemeSwitch } from '@lagoon/ui/patterns/ThemeSwitch/ThemeSwitch'
import { applyTheme } from '../boot/applyTheme.ts'
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
        applyTheme(kept)
        setTheme(choice.theme)
      }}
    />
  )
}
