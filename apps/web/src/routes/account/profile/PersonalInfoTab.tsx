import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import {
  openPersonalInfoAtom,
  personalInfoValuesAtom,
  personalInfoViewAtom,
  savePersonalInfoAtom,
} from '@lagoon/domain/account/profile/personalInfo.atoms'
import { loadProfileAtom } from '@lagoon/domain/account/profile/profile.atoms'
import type { PersonalInfoValues } from '@lagoon/domain/account/profile.state'
import { ProfilePersonalInfo } from '@lagoon/ui/screens/account/ProfilePersonalInfo/ProfilePersonalInfo'
import { useAtomValue, useSetAtom } from '../../../state.ts'
import { WhenKept } from './WhenKept.tsx'

/** profile?tab=personal-info; `&for=verification` where the verification sent the player. A new address or number goes on to its code. */
export const PersonalInfoTab = () => {
  const [parameters] = useSearchParams()
  const isForKyc = parameters.get('for') === 'verification'
  const view = useAtomValue(personalInfoViewAtom)
  const values = useAtomValue(personalInfoValuesAtom)
  const open = useSetAtom(openPersonalInfoAtom)
  const load = useSetAtom(loadProfileAtom)
  const save = useSetAtom(savePersonalInfoAtom)
  const navigate = useNavigate()
  useEffect(
    function startAfresh() {
      open(isForKyc)
      void load()
    },
    [open, load, isForKyc],
  )
  const send = async (typed: PersonalInfoValues) => {
    const [first] = await save(typed)
    if (first !== undefined) await navigate(`/profileVerify?by=${first}`)
  }
  return (
    <WhenKept>
      {values !== undefined && <ProfilePersonalInfo view={view} initialValues={values} onSubmit={(typed) => void send(typed)} />}
    </WhenKept>
  )
}
