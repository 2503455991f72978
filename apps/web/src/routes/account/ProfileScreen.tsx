import { Suspense } from 'react'
import { ProfileMasterScreen, type ProfileMasterScreenProps } from '@lagoon/ui/screens/account/ProfileMasterScreen/ProfileMasterScreen'
import { PagePending } from '../../shell/PagePending.tsx'
import type { Place } from '../place.ts'
import { tabAt } from './profileTabs.ts'

/** The frame of the profile, around the tab of the address. */
export const ProfileScreen = ({ place, ...frame }: Omit<ProfileMasterScreenProps, 'children'> & { place: Place }) => {
  const { Component: Tab } = tabAt(place.query)
  return (
    <ProfileMasterScreen {...frame}>
      <Suspense fallback={<PagePending />}>
        <Tab place={place} />
      </Suspense>
    </ProfileMasterScreen>
  )
}
