import { ProfileMasterScreen, type ProfileMasterScreenProps } from '@lagoon/ui/screens/account/ProfileMasterScreen/ProfileMasterScreen'
import { PACKAGES_PLACE, profileTabOf } from '@lagoon/contract/account/profileTabs'
import { tabWords } from '@lagoon/ui/screens/account/profileTabs'
import { useOwnTitle } from '../../shell/useOwnTitle.ts'
import type { Place } from '../place.ts'
import { tabAt } from './profileTabs.ts'

/** The frame of the profile, around the tab of the address. */
export const ProfileScreen = ({ place, ...frame }: Omit<ProfileMasterScreenProps, 'children'> & { place: Place }) => {
  const { Component: Tab } = tabAt(place.query)
  const name = place.query.get('tab')
  useOwnTitle(name === PACKAGES_PLACE ? 'Packages' : tabWords[profileTabOf(name)].label)
  return (
    <ProfileMasterScreen {...frame}>
      <Tab place={place} />
    </ProfileMasterScreen>
  )
}
