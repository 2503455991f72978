import type { ReactNode } from 'react'
import type { HeaderView, Place } from '@lagoon/domain/shell/shell.state'
import { AppFooter } from '../../../patterns/AppFooter/AppFooter.tsx'
import { PageLayout } from '../../../patterns/PageLayout/PageLayout.tsx'
import { Header } from '../Header/Header.tsx'
import { footerGroups, places } from '../places.ts'

export interface LayoutProps {
  /** `hidden` by the layout rule of §2: neither header nor footer, the page stands alone. */
  bars: 'shown' | 'hidden'
  header: HeaderView
  place?: Place | undefined
  onLogOut: () => void
  /** What a player sets for this device, in the account's panel. */
  settings?: ReactNode
  children: ReactNode
}

/** The main layout: header, page, footer. */
export const Layout = ({ bars, header, place, onLogOut, settings, children }: LayoutProps) =>
  bars === 'hidden' ? (
    <PageLayout>{children}</PageLayout>
  ) : (
    <PageLayout
      header={<Header view={header} place={place} onLogOut={onLogOut} settings={settings} />}
      footer={<AppFooter groups={footerGroups} careHref={places.care} />}
    >
      {children}
    </PageLayout>
  )
