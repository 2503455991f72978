import { useEffect, useEffectEvent } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { decoded } from '../navigation/matchRoute.ts'
import { currentPageAtom, type CurrentPage } from '../navigation/currentPage.atoms.ts'
import { useAtomValue } from '../state.ts'
import { MainLayout } from './MainLayout.tsx'
import { Messages } from './Messages.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { PageHead } from './PageHead.tsx'
import { PagePending } from './PagePending.tsx'
import { PopupsWhenNeeded } from './PopupsWhenNeeded.tsx'
import { RouteCrash } from './RouteCrash.tsx'
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

const useScroll = ({ place: { address }, hash, arrival }: CurrentPage): void => {
  const [pathname] = address.split('?')
  const scrollToItsPlace = useEffectEvent(() => {
    const anchor = hash === '' ? null : document.getElementById(decoded(hash.slice(1)))
    if (anchor !== null) anchor.scrollIntoView()
    else if (arrival !== 'POP') window.scrollTo(0, 0)
  })
  useEffect(
    function arriveAtAPlace() {
      // Not at another query of the same page: a list that is searched stays where it is.
      scrollToItsPlace()
    },
    [pathname, hash],
  )
}

const OpenPageFrame = ({ current }: { current: CurrentPage }) => {
  const { entry, place } = current
  const [pathname = ''] = place.address.split('?')
  useScroll(current)
  return (
    <>
      <PageHead pathname={pathname} title={entry.title} />
      {entry.isAlone ? (
        <Shown current={current} />
      ) : (
        <MainLayout place={place}>
          <Shown current={current} />
        </MainLayout>
      )}
    </>
  )
}

/** What belongs to every page: its title, where it is scrolled to, messages and popups. */
export const Root = () => {
  const current = useAtomValue(currentPageAtom)
  useOpenForms()
  return (
    <ErrorBoundary FallbackComponent={RouteCrash} resetKeys={[current]}>
      {current === undefined ? <PagePending /> : <OpenPageFrame current={current} />}
      <OfflineNotice />
      <Messages />
      <PopupsWhenNeeded />
    </ErrorBoundary>
  )
}
