import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { verificationViewAtom } from '@lagoon/domain/account/profile/master.atoms'
import { loadProfileAtom } from '@lagoon/domain/account/profile/profile.atoms'
import { ProfileVerification } from '@lagoon/ui/screens/account/ProfileVerification/ProfileVerification'
import { useAtomValue, useSetAtom } from '../../../state.ts'
import { WhenKept } from './WhenKept.tsx'

/** profile?tab=verification. It begins with the details that the profile has to hold. */
export const VerificationTab = () => {
  const view = useAtomValue(verificationViewAtom)
  const load = useSetAtom(loadProfileAtom)
  const navigate = useNavigate()
  useEffect(
    function loadAnew() {
      void load()
    },
    [load],
  )
  return (
    <WhenKept>
      {view !== undefined && (
        <ProfileVerification view={view} onStart={() => void navigate('/profile?tab=personal-info&for=verification')} />
      )}
    </WhenKept>
  )
}
