import { ErrorBoundary } from 'react-error-boundary'
import { domainAtom } from '@lagoon/domain/assembly/domainAtom'
import { CountdownClock } from '@lagoon/ui/patterns/Countdown/CountdownClock'
import { currentPageAtom, type CurrentPage } from '../navigation/currentPage.atoms.ts'
import { useAtomValue } from '../state.ts'
import { MainLayout } from './MainLayout.tsx'
import { Messages } from './Messages.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { PageHead } from './PageHead.tsx'
import { PagePending } from './PagePending.tsx'
import { PopupsWhenNeeded } from './PopupsWhenNeeded.tsx'
import { RouteCrash } from './RouteCrash.tsx'
import { useArrival } from './useArrival.ts'
import { useOpenForms } from './useOpenForms.ts'

/** The page that stands open, or what stands in its place where it broke. */
const Shown = ({ current }: { current: CurrentPage }) => {
  if (current.state === 'failed') return <RouteCrash error={current.error} />
  const { component: Page, place } = current
  return (
    <ErrorBoundary FallbackComponent={RouteCrash} resetKeys={[current]}>
      <Page place={place} />
    </ErrorBoundary>
  )
}

const OpenPageFrame = ({ current }: { current: CurrentPage }) => {
  const { entry, place } = current
  const [pathname = ''] = place.address.split('?')
  useArrival(current)
  return (
    <>
      <PageHead pathname={pathname} title={entry.title} />
      {entry.isAlone ? (
        <Shown current={current} />
      ) : (
        <MainLayout address={place.address}>
          <Shown current={current} />
        </MainLayout>
      )}
    </>
  )
}

/** What belongs to every page: its title, where it is scrolled to, messages and popups. */
export const Root = () => {
  const current = useAtomValue(currentPageAtom)
  const { serverClock } = useAtomValue(domainAtom)
  useOpenForms()
  return (
    <ErrorBoundary FallbackComponent={RouteCrash} resetKeys={[current]}>
      <CountdownClock value={serverClock.now}>
        {current === undefined ? <PagePending /> : <OpenPageFrame current={current} />}
        <OfflineNotice />
        <Messages />
        <PopupsWhenNeeded />
      </CountdownClock>
    </ErrorBoundary>
  )
}
