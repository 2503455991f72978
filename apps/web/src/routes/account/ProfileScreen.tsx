import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ProfileMasterScreen, type ProfileMasterScreenProps } from '@lagoon/ui/screens/account/ProfileMasterScreen/ProfileMasterScreen'
import { PagePending } from '../../shell/PagePending.tsx'
import { tabAt } from './profileTabs.ts'

/** The frame of the profile, around the tab of the address. */
export const ProfileScreen = (frame: Omit<ProfileMasterScreenProps, 'children'>) => {
  const [parameters] = useSearchParams()
  const { Component: Tab } = tabAt(parameters)
  return (
    <ProfileMasterScreen {...frame}>
      <Suspense fallback={<PagePending />}>
        <Tab />
      </Suspense>
    </ProfileMasterScreen>
  )
}
