import { useMemo } from 'react'
import { personalInfoSchema } from '@lagoon/contract/account/profile.rules'
import type { PersonalInfoValues, PersonalInfoView } from '@lagoon/domain/account/profile.state'
import type { Known } from '@lagoon/domain/kernel/notLoaded.state'
import { FormTextField } from '../../../patterns/FormField/FormTextField.tsx'
import { ProfilePage } from '../../../patterns/ProfileSection/ProfilePage.tsx'
import { FieldPair, ProfileSection } from '../../../patterns/ProfileSection/ProfileSection.tsx'
import { SaveBar } from '../../../patterns/ProfileSection/SaveBar.tsx'
import { form as formStyle } from '../profileForm.css.ts'
import { ProfileNotLoaded } from '../../shell/ProfileNotLoaded.tsx'
import { profileMessages } from '../profileMessages.ts'
import { useAnsweredForm } from '../../useAnsweredForm.ts'
import { useArrivalField } from '../useArrivalField.ts'
import { StepUp, type StepUpEvents } from '../../withdrawal/StepUp/StepUp.tsx'
import { AboutYou } from './AboutYou.tsx'
import { ConfirmPhone } from './ConfirmPhone.tsx'
import { MissingForKyc } from '../MissingForKyc.tsx'
import { PayoutAccounts } from './PayoutAccounts.tsx'

export interface ProfilePersonalInfoProps {
  view: PersonalInfoView
  /** Checked by the rules; names, phone and ids as they are kept. */
  onSubmit: (values: PersonalInfoValues) => void
  /** What a player does while it is asked whether it is them. */
  stepUp: StepUpEvents
  /** Ask again after nobody answered. */
  onRetry: () => void
}

interface FormProps extends Pick<ProfilePersonalInfoProps, 'onSubmit'> {
  view: Known<PersonalInfoView>
}

const PersonalInfoForm = ({ view, onSubmit }: FormProps) => {
  const { today, minimumAge } = view
  const kept = view.values.dateOfBirth
  const schema = useMemo(() => personalInfoSchema(today, { minimumAge, kept }), [today, minimumAge, kept])
  const { form, faults, submit } = useAnsweredForm<PersonalInfoValues>({ schema, initialValues: view.values, view, onSubmit })
  const missing = view.state === 'editing' ? view.missingForKyc : []
  const focusOn = view.state === 'editing' ? view.focusOn : undefined
  useArrivalField(form, focusOn === 'dateOfBirth' || focusOn === 'gender' ? focusOn : undefined)
  return (
    <ProfilePage title="Personal info" intro="Your details and how to reach you. Other players only see your display name.">
      {missing.length > 0 && <MissingForKyc missing={missing} tab="personal-info" />}
      <form noValidate className={formStyle} onSubmit={submit}>
        <AboutYou form={form} minimumAge={minimumAge} lock={view.identityLock} missing={missing} />
        <ProfileSection title="Account" description="You’ll confirm a new email or phone number before it replaces the old one.">
          <FormTextField
            form={form}
            name="displayName"
            words={profileMessages.displayName}
            label="Display name"
            autoComplete="username"
            isRequired
          />
          <FieldPair>
            <FormTextField
              form={form}
              name="email"
              words={profileMessages.email}
              label="Email"
              type="email"
              autoComplete="email"
              isRequired
            />
            <FormTextField form={form} name="phone" words={profileMessages.phone} label="Phone" type="tel" autoComplete="tel" isRequired />
          </FieldPair>
          {view.unconfirmedPhone !== undefined && <ConfirmPhone phone={view.unconfirmedPhone} />}
        </ProfileSection>
        <PayoutAccounts form={form} />
        <SaveBar state={view.state} faults={faults} />
      </form>
    </ProfilePage>
  )
}

/** Who the player is: name, birth, how to reach them, and the ids that withdrawals need. */
export const ProfilePersonalInfo = ({ view, onSubmit, stepUp, onRetry }: ProfilePersonalInfoProps) =>
  view.state === 'loading' || view.state === 'failed' ? (
    <ProfileNotLoaded view={view} onRetry={onRetry} />
  ) : (
    <>
      <PersonalInfoForm view={view} onSubmit={onSubmit} />
      {view.stepUp && <StepUp view={view.stepUp} {...stepUp} />}
    </>
  )
