import { useEffect } from 'react'
import {
  openSocialMediaAtom,
  saveSocialMediaAtom,
  socialMediaValuesAtom,
  socialMediaViewAtom,
} from '@lagoon/domain/account/profile/contact.atoms'
import { loadProfileAtom } from '@lagoon/domain/account/profile/profile.atoms'
import { ProfileSocialMedia } from '@lagoon/ui/screens/account/ProfileSocialMedia/ProfileSocialMedia'
import { useAtomValue, useSetAtom } from '../../../state.ts'
import { WhenKept } from './WhenKept.tsx'

/** profile?tab=social-media. */
export const SocialMediaTab = () => {
  const view = useAtomValue(socialMediaViewAtom)
  const values = useAtomValue(socialMediaValuesAtom)
  const open = useSetAtom(openSocialMediaAtom)
  const load = useSetAtom(loadProfileAtom)
  const save = useSetAtom(saveSocialMediaAtom)
  useEffect(
    function startAfresh() {
      open()
      void load()
    },
    [open, load],
  )
  return (
    <WhenKept>
      {values !== undefined && <ProfileSocialMedia view={view} initialValues={values} onSubmit={(typed) => void save(typed)} />}
    </WhenKept>
  )
}
