import { useEffect } from 'react'
import { Outlet, useLocation, useNavigationType } from 'react-router-dom'
import { Messages } from './Messages.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { PageHead } from './PageHead.tsx'
import { PopupsWhenNeeded } from './PopupsWhenNeeded.tsx'
import { useOpenForms } from './useOpenForms.ts'

/** What belongs to every page: its title, where it is scrolled to, messages and popups. */
export const Root = () => {
  const { pathname, hash } = useLocation()
  const how = useNavigationType()
  useOpenForms()

  useEffect(
    function scrollToItsPlace() {
      const anchor = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
      if (anchor !== null) anchor.scrollIntoView()
      else if (how !== 'POP') window.scrollTo(0, 0)
    },
    [pathname, hash, how],
  )
  return (
    <>
      <PageHead />
      <Outlet />
      <OfflineNotice />
      <Messages />
      <PopupsWhenNeeded />
    </>
  )
}
