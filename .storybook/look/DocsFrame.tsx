import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { docsLook } from './look.ts'

interface GlobalsUpdate {
  readonly globals: Readonly<Record<string, unknown>>
}

/** The theme that the address asks for, before anybody touched the toolbar. */
const themeOfAddress = (): string => /theme:(\w+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1] ?? 'night'

/** A docs page in the theme that the toolbar chose, as its stories are. */
const DocsFrame = ({ children, context }: PropsWithChildren<DocsContainerProps>) => {
  const [theme, setTheme] = useState<unknown>(themeOfAddress)
  useEffect(function followToolbar() {
    const channel = addons.getChannel()
    const follow = ({ globals }: GlobalsUpdate) => setTheme(globals['theme'])
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [])
  useEffect(
    function dressThePage() {
      document.documentElement.dataset['theme'] = String(theme)
    },
    [theme],
  )
  return (
    <DocsContainer context={context} theme={docsLook(theme)}>
      {children}
    </DocsContainer>
  )
}
export default DocsFrame
