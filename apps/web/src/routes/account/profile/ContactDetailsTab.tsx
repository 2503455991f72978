import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { contactDetailsViewAtom, openContactDetailsAtom, saveContactDetailsAtom } from '@lagoon/domain/account/profile/contact.atoms'
import { contactDetailsFormAtom, loadContactDetailsAtom } from '@lagoon/domain/account/profile/country.atoms'
import { ProfileContactDetails } from '@lagoon/ui/screens/account/ProfileContactDetails/ProfileContactDetails'
import { useAtomValue, useSetAtom } from '../../../state.ts'
import { WhenKept } from './WhenKept.tsx'

/** profile?tab=contact-details; `&for=country` where a country is needed to go on (§8). */
export const ContactDetailsTab = () => {
  const [parameters] = useSearchParams()
  const isCountryNeeded = parameters.get('for') === 'country'
  const view = useAtomValue(contactDetailsViewAtom)
  const values = useAtomValue(contactDetailsFormAtom)
  const open = useSetAtom(openContactDetailsAtom)
  const load = useSetAtom(loadContactDetailsAtom)
  const save = useSetAtom(saveContactDetailsAtom)
  useEffect(
    function startAfresh() {
      open(isCountryNeeded)
      void load()
    },
    [open, load, isCountryNeeded],
  )
  return (
    <WhenKept>
      {values !== undefined && <ProfileContactDetails view={view} initialValues={values} onSubmit={(typed) => void save(typed)} />}
    </WhenKept>
  )
}
