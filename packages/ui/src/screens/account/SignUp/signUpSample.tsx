import { useState } from 'react'
import { defaultPasswordLimits } from '@lagoon/contract/account/account.rules'
import type { SignUpValues, SignUpView } from '@lagoon/domain/account/account.state'
import { SignUp, type SignUpProps } from './SignUp.tsx'

type Filling = Extract<SignUpView, { state: 'filling' }>
/** The form as it stands before anything was sent. */
export const filling: Filling = {
  state: 'filling',
  as: 'player',
  displayNameCheck: 'unchecked',
  password: defaultPasswordLimits,
  refusals: [],
}

/** Answers that are all right. */
export const marina: SignUpValues = {
  firstName: 'Marina',
  lastName: "O'Hara",
  displayName: 'marina_at_sea',
  email: 'marina.ohara@example.com',
  phone: '+14155552671',
  password: 'Low-tide-at-9',
  confirmPassword: 'Low-tide-at-9',
  termsAccepted: true,
  ageAcknowledged: true,
  specialOffers: false,
}

const refusedTwice = [
  { field: 'email', code: 'EMAIL_IN_USE', message: 'Email Id is already in use.' },
  { field: 'displayName', code: 'DISPLAY_NAME_TAKEN', message: 'This display name is taken.' },
]

/** Answers as the app does: two fields are refused, and a refusal is dropped as soon as its field changes. */
export const RefusesTwice = (props: SignUpProps) => {
  const [view, setView] = useState<SignUpView>(filling)
  return (
    <SignUp
      {...props}
      view={view}
      onSubmit={() => {
        setView({ state: 'submitting', as: 'player', displayNameCheck: 'unchecked', password: defaultPasswordLimits })
        setTimeout(() => setView({ ...filling, refusals: refusedTwice }), 50)
      }}
      onDisplayNameChange={() => setView({ ...filling, refusals: refusedTwice.filter(({ field }) => field !== 'displayName') })}
    />
  )
}
