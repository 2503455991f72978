import type { UseFormReturn } from 'react-hook-form'
import { MINIMUM_AGE } from '@lagoon/contract/account/age.rules'
import type { IdentityLock, KycField } from '@lagoon/contract/account/enums'
import { newTicketAddress } from '@lagoon/contract/support/addresses'
import type { PersonalInfoValues } from '@lagoon/domain/account/profile.state'
import { Link } from '../../../kit/Link/Link.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { FormDateField } from '../../../patterns/FormField/FormDateField.tsx'
import { FormSelect } from '../../../patterns/FormField/FormSelect.tsx'
import { FormTextField } from '../../../patterns/FormField/FormTextField.tsx'
import { FieldPair, ProfileSection } from '../../../patterns/ProfileSection/ProfileSection.tsx'
import { genderOptions } from '../../genderWords.ts'
import { ageAsked, dateOfBirthWords, profileMessages } from '../profileMessages.ts'

const lockWords: Readonly<Record<IdentityLock, { readonly title: string; readonly text: string }>> = {
  BEING_CHECKED: {
    title: 'Your name and date of birth are being checked',
    text: 'You can’t change them while we compare them with your ID. If something is wrong, contact support.',
  },
  VERIFIED: {
    title: 'Your name and date of birth are verified',
    text: 'They match your ID and can’t be changed here. If something has changed or is wrong, contact support. You’ll need to verify again afterward.',
  },
}

interface AboutYouProps {
  form: UseFormReturn<PersonalInfoValues, unknown, PersonalInfoValues>
  minimumAge: number
  lock: IdentityLock | undefined
  /** What the verification lacks, where it sent the player here. */
  missing: readonly KycField[]
}

/** Name, date of birth and gender, as on the ID. What is being checked or verified can be read only. */
export const AboutYou = ({ form, minimumAge, lock, missing }: AboutYouProps) => {
  const isLocked = lock !== undefined
  const needed = (field: 'dateOfBirth' | 'gender') => (missing.includes(field) ? profileMessages[field].required : undefined)
  return (
    <ProfileSection title="About you" description={isLocked ? undefined : 'Must match your ID. We compare them when you verify.'}>
      {isLocked && (
        <Notice title={lockWords[lock].title} action={<Link href={newTicketAddress()}>Contact support</Link>}>
          {lockWords[lock].text}
        </Notice>
      )}
      <FieldPair>
        <FormTextField
          form={form}
          name="firstName"
          words={profileMessages.firstName}
          label="First name"
          autoComplete="given-name"
          isRequired
          isReadOnly={isLocked}
        />
        <FormTextField
          form={form}
          name="lastName"
          words={profileMessages.lastName}
          label="Last name"
          autoComplete="family-name"
          isRequired
          isReadOnly={isLocked}
        />
      </FieldPair>
      <FieldPair>
        <FormDateField
          form={form}
          name="dateOfBirth"
          words={dateOfBirthWords(minimumAge)}
          label="Date of birth"
          description={minimumAge > MINIMUM_AGE && !isLocked ? ageAsked(minimumAge) : undefined}
          autoComplete="bday"
          isReadOnly={isLocked}
          error={needed('dateOfBirth')}
        />
        <FormSelect
          form={form}
          name="gender"
          words={profileMessages.gender}
          label="Gender"
          options={genderOptions}
          error={needed('gender')}
        />
      </FieldPair>
    </ProfileSection>
  )
}
