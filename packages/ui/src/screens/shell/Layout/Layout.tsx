import type { ReactNode } from 'react'
import { responsibleGamingAddress } from '@lagoon/contract/content/addresses'
import type { HeaderView } from '@lagoon/domain/shell/shell.state'
import type { Place } from '@lagoon/contract/shell/placeOf'
import { AppFooter } from '../../../patterns/AppFooter/AppFooter.tsx'
import { PageLayout } from '../../../patterns/PageLayout/PageLayout.tsx'
import { Header } from '../Header/Header.tsx'
import { footerGroups } from '../places.ts'

export interface LayoutProps {
  /** `hidden` by the layout rule of §2: neither header nor footer, the page stands alone. */
  bars: 'shown' | 'hidden'
  header: HeaderView
  place?: Place | undefined
  onLogOut: () => void
  /** What a player sets for this device, in the account's panel. */
  settings?: ReactNode
  /** The device is a phone, which has pages of its own. */
  isPhone?: boolean
  /** The page is on its way: nothing stands below where it will be. */
  isPending?: boolean
  children: ReactNode
}

/** The main layout: header, page, footer. */
export const Layout = ({ bars, header, place, onLogOut, settings, isPhone = false, isPending = false, children }: LayoutProps) =>
  bars === 'hidden' ? (
    <PageLayout>{children}</PageLayout>
  ) : (
    <PageLayout
      header={<Header view={header} place={place} onLogOut={onLogOut} settings={settings} isPhone={isPhone} />}
      footer={!isPending && <AppFooter groups={footerGroups} careHref={responsibleGamingAddress} />}
    >
      {children}
    </PageLayout>
  )
