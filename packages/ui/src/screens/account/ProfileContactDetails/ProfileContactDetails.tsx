import { contactDetailsSchema } from '@lagoon/contract/account/profile.rules'
import type { ContactDetailsValues, ContactDetailsView } from '@lagoon/domain/account/profile.state'
import type { Known } from '@lagoon/domain/kernel/notLoaded.state'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { CountryState } from '../../../patterns/CountryState/CountryState.tsx'
import { useFormField } from '../../../patterns/FormField/formField.ts'
import { FormTextField } from '../../../patterns/FormField/FormTextField.tsx'
import { ProfilePage } from '../../../patterns/ProfileSection/ProfilePage.tsx'
import { FieldPair, ProfileSection } from '../../../patterns/ProfileSection/ProfileSection.tsx'
import { SaveBar } from '../../../patterns/ProfileSection/SaveBar.tsx'
import { form as formStyle } from '../profileForm.css.ts'
import { ProfileNotLoaded } from '../../shell/ProfileNotLoaded.tsx'
import { MissingForKyc } from '../MissingForKyc.tsx'
import { profileMessages, zipWords } from '../profileMessages.ts'
import { useAnsweredForm } from '../../useAnsweredForm.ts'
import { useArrivalField } from '../useArrivalField.ts'

export interface ProfileContactDetailsProps {
  view: ContactDetailsView
  /** Checked by the rules. */
  onSubmit: (values: ContactDetailsValues) => void
  /** Ask again after nobody answered. */
  onRetry: () => void
}

interface FormProps extends Pick<ProfileContactDetailsProps, 'onSubmit'> {
  view: Known<ContactDetailsView>
}

const ContactDetailsForm = ({ view, onSubmit }: FormProps) => {
  const { form, faults, submit } = useAnsweredForm<ContactDetailsValues>({
    schema: contactDetailsSchema,
    initialValues: view.values,
    view,
    onSubmit,
  })
  const country = useFormField({ form, name: 'country', words: profileMessages.country })
  const state = useFormField({ form, name: 'state', words: profileMessages.state })
  const zip = zipWords(country.value)
  const needsCountry = view.state === 'editing' && view.countryNeeded
  const missing = view.state === 'editing' ? view.missingForKyc : []
  const focusOn = view.state === 'editing' ? view.focusOn : undefined
  useArrivalField(form, focusOn === 'address' || focusOn === 'city' ? focusOn : undefined)
  const needed = (name: 'address' | 'city') => (missing.includes(name) ? profileMessages[name].required : undefined)
  return (
    <ProfilePage title="Contact details" intro="Where you live. It determines which packages and withdrawals are available to you.">
      {missing.length > 0 && <MissingForKyc missing={missing} tab="contact-details" />}
      {needsCountry && (
        <Notice tone="warning" title="Choose your country">
          Choose your country and save, then pick up where you left off. Your tokens won’t change.
        </Notice>
      )}
      <form noValidate className={formStyle} onSubmit={submit}>
        <ProfileSection
          title="Home address"
          description="This has to match your proof of address. You need a city and address to get verified."
        >
          <CountryState country={country} state={state} isRequired />
          <FormTextField
            form={form}
            name="address"
            words={profileMessages.address}
            label="Address"
            description="Street address, with apartment or unit number."
            autoComplete="street-address"
            error={needed('address')}
          />
          <FieldPair>
            <FormTextField
              form={form}
              name="city"
              words={profileMessages.city}
              label="City"
              autoComplete="address-level2"
              error={needed('city')}
            />
            <FormTextField form={form} name="zip" words={zip.messages} label={zip.label} autoComplete="postal-code" isRequired />
          </FieldPair>
        </ProfileSection>
        <SaveBar state={view.state} faults={faults} />
      </form>
    </ProfilePage>
  )
}

/** Where the player lives. Country, state and zip are required; the street and the city by the verification. */
export const ProfileContactDetails = ({ view, onSubmit, onRetry }: ProfileContactDetailsProps) =>
  view.state === 'loading' || view.state === 'failed' ? (
    <ProfileNotLoaded view={view} onRetry={onRetry} />
  ) : (
    <ContactDetailsForm view={view} onSubmit={onSubmit} />
  )
