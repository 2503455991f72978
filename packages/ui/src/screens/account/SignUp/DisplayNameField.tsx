import type { DisplayNameCheck } from '@lagoon/domain/account/account.state'
import type { FieldStatus } from '../../../kit/Field/FieldParts.tsx'
import { FormTextField } from '../../../patterns/FormField/FormTextField.tsx'
import { fieldMessages } from '../fieldMessages.ts'
import type { SignUpEvents } from './SignUp.tsx'
import type { SignUpFormApi } from './useSignUpForm.ts'

interface DisplayNameFieldProps extends Pick<SignUpEvents, 'onDisplayNameChange'> {
  form: SignUpFormApi
  check: DisplayNameCheck
}

const statuses: Readonly<Record<DisplayNameCheck, FieldStatus | null>> = {
  unchecked: null,
  checking: { tone: 'pending', text: 'Checking availability…' },
  available: { tone: 'success', text: 'This display name is available.' },
  taken: null,
}

/** The name that others see; whether it is free is found out while typing and said politely. */
export const DisplayNameField = ({ form, check, onDisplayNameChange }: DisplayNameFieldProps) => (
  <FormTextField
    form={form}
    name="displayName"
    words={fieldMessages.displayName}
    label="Display name"
    description="This is what other players see. At least 6 letters, numbers, or underscores."
    autoComplete="username"
    autoCorrect="off"
    spellCheck="false"
    status={statuses[check]}
    error={check === 'taken' ? fieldMessages.displayName.DISPLAY_NAME_TAKEN : undefined}
    onChange={(displayName) => onDisplayNameChange({ displayName })}
    isRequired
  />
)
