import { resetPasswordAddress } from '@lagoon/contract/account/addresses'
import { changePasswordAtom, changePasswordViewAtom, loadChangePasswordAtom } from '@lagoon/domain/account/recovery/changePassword.atoms'
import {
  codeResetTokenAtom,
  confirmRecoveryCodeAtom,
  forgotPasswordViewAtom,
  recoverPasswordAtom,
  resendRecoveryCodeAtom,
  resendResetEmailAtom,
  resetForgotPasswordAtom,
} from '@lagoon/domain/account/recovery/forgotPassword.atoms'
import {
  askProfileCodeAtom,
  confirmProfileCodeAtom,
  profileVerifyViewAtom,
  resendProfileCodeAtom,
} from '@lagoon/domain/account/recovery/profileVerify.atoms'
import { loadResetAtom, resetPasswordAtom, resetPasswordViewOf } from '@lagoon/domain/account/recovery/resetPassword.atoms'
import { mayEnterAsPlayer, mayEnterAsVisitor } from '@lagoon/domain/guards/guards'
import { defineRoute } from '../defineRoute.ts'
import type { Place } from '../place.ts'

/** forgot-password: the way back in, by email or by code. */
export const forgotPassword = defineRoute({
  guard: mayEnterAsVisitor,
  load: ({ set }) => set(resetForgotPasswordAtom),
  view: forgotPasswordViewAtom,
  events: ({ get, set, domain }) => ({
    onSubmit: (target) => void set(recoverPasswordAtom, target),
    onResend: () => void set(resendResetEmailAtom),
    codeEvents: {
      onSubmit: ({ code }) => void set(confirmRecoveryCodeAtom, code),
      onResend: () => void set(resendRecoveryCodeAtom),
      onStartOver: () => set(resetForgotPasswordAtom),
      onContinue: () => {
        const token = get(codeResetTokenAtom)
        if (token !== undefined) domain.page.goTo(resetPasswordAddress(token), { replace: true })
      },
    },
  }),
  screen: () => import('@lagoon/ui/screens/account/ForgotPassword/ForgotPassword').then(({ ForgotPassword }) => ForgotPassword),
})

const resetTokenIn = ({ params }: Place): string => params['resetPasswordToken'] ?? ''

/** reset-password: behind the link of the email, or after the code. */
export const resetPassword = defineRoute({
  guard: mayEnterAsVisitor,
  load: ({ set, place }) => set(loadResetAtom, resetTokenIn(place)),
  view: (place) => resetPasswordViewOf(resetTokenIn(place)),
  events: ({ set, place }) => ({ onSubmit: ({ password }) => void set(resetPasswordAtom, resetTokenIn(place), password) }),
  screen: () => import('@lagoon/ui/screens/account/ResetPassword/ResetPassword').then(({ ResetPassword }) => ResetPassword),
})

/** change-password: a logged-in player chooses another one. */
export const changePassword = defineRoute({
  guard: mayEnterAsPlayer,
  load: ({ set }) => set(loadChangePasswordAtom),
  view: changePasswordViewAtom,
  events: ({ set }) => ({ onSubmit: (values) => void set(changePasswordAtom, values) }),
  screen: () => import('@lagoon/ui/screens/account/ChangePassword/ChangePassword').then(({ ChangePassword }) => ChangePassword),
})

/** profileVerify?by=email or phone: confirms it by a code; without the parameter the phone, which no email has confirmed. */
export const profileVerify = defineRoute({
  guard: mayEnterAsPlayer,
  load: ({ set, place }) => set(askProfileCodeAtom, place.query.get('by') === 'email' ? 'EMAIL' : 'PHONE'),
  view: profileVerifyViewAtom,
  events: ({ set }) => ({
    onSubmit: ({ code }) => void set(confirmProfileCodeAtom, code),
    onResend: () => void set(resendProfileCodeAtom),
  }),
  screen: () => import('@lagoon/ui/screens/account/ProfileVerify/ProfileVerify').then(({ ProfileVerify }) => ProfileVerify),
})
