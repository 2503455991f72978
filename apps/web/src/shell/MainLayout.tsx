import { Suspense, useEffect, type ReactNode } from 'react'
import { domainAtom } from '@lagoon/domain/assembly/domainAtom'
import { isMobileAgent } from '@lagoon/domain/guards/guards'
import { layoutFor } from '@lagoon/domain/guards/layoutRule'
import { keptKeys } from '@lagoon/domain/session/keptSession'
import { logOutAtom } from '@lagoon/domain/session/session.atoms'
import { headerViewAtom } from '@lagoon/domain/shell/header.atoms'
import { placeOf } from '@lagoon/contract/shell/placeOf'
import { Layout } from '@lagoon/ui/screens/shell/Layout/Layout'
import { useAtomValue, useSetAtom } from '../state.ts'
import { lazyOrNothing } from './lazyOrNothing.ts'

const ThemeChooser = lazyOrNothing(() => import('./ThemeChooser.tsx').then((module) => module.ThemeChooser))
const settings = (
  <Suspense>
    <ThemeChooser />
  </Suspense>
)

interface MainLayoutProps {
  /** Path and query of the page. */
  address: string
  /** The page is on its way. */
  isPending?: boolean
  children: ReactNode
}

/** Header, page and footer, unless the layout rule of §2 hides them. */
export const MainLayout = ({ address, isPending = false, children }: MainLayoutProps) => {
  const [pathname = '', search = ''] = address.split(/(?=\?)/)
  const { kept } = useAtomValue(domainAtom).ports
  const header = useAtomValue(headerViewAtom)
  const logOut = useSetAtom(logOutAtom)
  const { bars, isRestored } = layoutFor(pathname, kept.read(keptKeys.hideLayout) !== undefined)
  useEffect(
    function forgetHiddenLayout() {
      if (isRestored) kept.remove(keptKeys.hideLayout)
    },
    [isRestored, kept],
  )
  return (
    <Layout
      bars={bars}
      header={header}
      place={placeOf(pathname, search)}
      onLogOut={() => logOut()}
      settings={settings}
      isPending={isPending}
      // Only a player has a menu with it. The bars that the server sends ahead have the one of a computer, and hear no press.
      isPhone={header.state === 'player' && isMobileAgent(navigator.userAgent)}
    >
      {children}
    </Layout>
  )
}
