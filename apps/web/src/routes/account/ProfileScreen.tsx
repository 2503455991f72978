import { ProfileMasterScreen, type ProfileMasterScreenProps } from '@lagoon/ui/screens/account/ProfileMasterScreen/ProfileMasterScreen'
import type { Place } from '../place.ts'
import { tabAt } from './profileTabs.ts'
import { tabTitleAt } from './tabTitle.ts'

/** The frame of the profile, around the tab of the address. */
export const ProfileScreen = ({ place, ...frame }: Omit<ProfileMasterScreenProps, 'children'> & { place: Place }) => {
  const { Component: Tab } = tabAt(place.query)
  return (
    <ProfileMasterScreen {...frame}>
      <Tab place={place} title={tabTitleAt(place.query)} />
    </ProfileMasterScreen>
  )
}
