import {
  changePasswordAddress,
  emailVerificationRoute,
  forgotPasswordAddress,
  guestAddress,
  loginAddress,
  profileRoute,
  profileVerifyRoute,
  registerAddress,
  resetPasswordRoute,
  signUpAddress,
} from '@lagoon/contract/account/addresses'
import { entriesIn, type RouteEntry } from '../routeEntry.ts'

const account = entriesIn('account', () => import('./routes.ts'))
const profile = entriesIn('account', () => import('./profileRoutes.ts'))
const recovery = entriesIn('account', () => import('./recoveryRoutes.ts'))

export const accountRoutes: readonly RouteEntry[] = [
  { ...account('emailVerification'), path: emailVerificationRoute, title: 'Confirm your email', isAlone: true },
  { ...account('aloneSignUp'), path: signUpAddress, title: 'Sign up', isAlone: true },
  { ...account('login'), path: loginAddress, title: 'Log in' },
  { ...account('signUp'), path: registerAddress, title: 'Sign up' },
  { ...account('guestSignUp'), path: guestAddress, title: 'Sign up' },
  { ...recovery('forgotPassword'), path: forgotPasswordAddress, title: 'Forgot your password' },
  { ...recovery('changePassword'), path: changePasswordAddress, title: 'Change your password' },
  { ...recovery('profileVerify'), path: profileVerifyRoute, title: 'Confirm your contact info' },
  { ...recovery('resetPassword'), path: resetPasswordRoute, title: 'Choose a new password' },
  { ...profile('profile'), path: profileRoute, title: 'Profile', isReturnable: true },
]
