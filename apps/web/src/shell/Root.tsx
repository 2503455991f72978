import { useEffect, useEffectEvent } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { decoded } from '../navigation/matchRoute.ts'
import { standingAtom, type Standing } from '../navigation/standing.atoms.ts'
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
const Shown = ({ standing }: { standing: Standing }) => {
  if (standing.state === 'failed') return <RouteCrash error={standing.error} />
  const { component: Page, place } = standing
  return (
    <ErrorBoundary FallbackComponent={RouteCrash} resetKeys={[standing]}>
      <Page place={place} />
    </ErrorBoundary>
  )
}

const useScroll = ({ place: { address }, hash, arrival }: Standing): void => {
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

const StandingPage = ({ standing }: { standing: Standing }) => {
  const { entry, place } = standing
  const [pathname = ''] = place.address.split('?')
  useScroll(standing)
  return (
    <>
      <PageHead pathname={pathname} title={entry.title} />
      {entry.isAlone ? (
        <Shown standing={standing} />
      ) : (
        <MainLayout place={place}>
          <Shown standing={standing} />
        </MainLayout>
      )}
    </>
  )
}

/** What belongs to every page: its title, where it is scrolled to, messages and popups. */
export const Root = () => {
  const standing = useAtomValue(standingAtom)
  useOpenForms()
  return (
    <ErrorBoundary FallbackComponent={RouteCrash} resetKeys={[standing]}>
      {standing === undefined ? <PagePending /> : <StandingPage standing={standing} />}
      <OfflineNotice />
      <Messages />
      <PopupsWhenNeeded />
    </ErrorBoundary>
  )
}
