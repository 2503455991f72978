import type { LoginValues } from '@lagoon/domain/account/account.state'
import { confirmEmailAtom, emailVerificationViewOf } from '@lagoon/domain/account/emailVerification.atoms'
import { loginViewAtom, resetLoginAtom, submitLoginAtom } from '@lagoon/domain/account/login.atoms'
import { resendEmailAtom } from '@lagoon/domain/account/resend.atoms'
import { loadSignUpAtom, signUpAtom, signUpViewAtom, typeDisplayNameAtom } from '@lagoon/domain/account/signUp.atoms'
import { mayEnterAsVisitor } from '@lagoon/domain/guards/guards'
import { returnAddress } from '@lagoon/domain/guards/returnAddress'
import { defineRoute } from '../defineRoute.ts'
import type { PageContext, Place } from '../place.ts'
import { isReturnable } from '../isReturnable.ts'

const tokenIn = ({ params }: Place): string => params['token'] ?? ''

/** email-verification: the page behind the link in the email, which works with and without a session. */
export const emailVerification = defineRoute({
  load: ({ set, place }) => set(confirmEmailAtom, tokenIn(place)),
  view: (place) => emailVerificationViewOf(tokenIn(place)),
  events: ({ set }) => ({ onResend: ({ email }) => void set(resendEmailAtom, email) }),
  screen: () => import('@lagoon/ui/screens/account/EmailVerification/EmailVerification').then(({ EmailVerification }) => EmailVerification),
})

const wanted = ({ query }: { query: URLSearchParams }): string => returnAddress(query.get('return'), isReturnable) ?? '/'

/** login, and on to where the player wanted to go. The credentials stay in this page's memory, for the one repeat (406, §8). */
export const login = defineRoute({
  guard: (visit) =>
    visit.isLoggedIn
      ? { kind: 'redirect', to: wanted({ query: new URL(visit.address, 'https://lagoon.invalid').searchParams }) }
      : mayEnterAsVisitor(visit),
  load: ({ set }) => set(resetLoginAtom),
  view: loginViewAtom,
  events: ({ set, domain, place }) => {
    let typed: LoginValues | undefined
    const send = async (values: LoginValues, logOutOthers: boolean) => {
      typed = values
      if (!(await set(submitLoginAtom, { values, logOutOthers }))) return
      typed = undefined
      domain.page.goTo(wanted(place), { replace: true })
    }
    return {
      onSubmit: (values) => void send(values, false),
      onConfirmLogOutOthers: () => {
        if (typed !== undefined) void send(typed, true)
      },
      onCancel: () => {
        typed = undefined
        set(resetLoginAtom)
      },
      onResend: ({ email }) => void set(resendEmailAtom, email),
    }
  },
  screen: () => import('@lagoon/ui/screens/account/Login/Login').then(({ Login }) => Login),
})

const signUpAs = (as: 'player' | 'guest', isAlone: boolean) =>
  defineRoute({
    guard: mayEnterAsVisitor,
    load: ({ set }) => set(loadSignUpAtom, as),
    view: signUpViewAtom,
    events: ({ set }: PageContext) => ({
      isAlone,
      onSubmit: async (values) => {
        // The answer stands at the top, and the button at the end of a long form.
        if (await set(signUpAtom, values)) window.scrollTo(0, 0)
      },
      onDisplayNameChange: ({ displayName }) => set(typeDisplayNameAtom, displayName),
      onResend: ({ email }) => void set(resendEmailAtom, email),
    }),
    screen: () => import('@lagoon/ui/screens/account/SignUp/SignUp').then(({ SignUp }) => SignUp),
  })
/** register: inside the main layout. */
export const signUp = signUpAs('player', false)
/** signup: the same, outside it. */
export const aloneSignUp = signUpAs('player', true)
/** guest: the same, in the words for a guest. */
export const guestSignUp = signUpAs('guest', false)
