import { useEffect, useRef } from 'react'
import { matchRoutes, useNavigate, useSearchParams } from 'react-router-dom'
import { loginViewAtom, openLoginAtom, submitLoginAtom } from '@lagoon/domain/account/login.atoms'
import type { LoginValues } from '@lagoon/domain/account/account.state'
import { resendLetterAtom } from '@lagoon/domain/account/resend.atoms'
import { returnAddress } from '@lagoon/domain/guards/returnAddress'
import { Login } from '@lagoon/ui/screens/account/Login/Login'
import { useAtomValue, useSetAtom } from '../../state.ts'
import { returnableRoutes } from '../returnableRoutes.ts'

const isKnownRoute = (pathname: string): boolean => matchRoutes(returnableRoutes, pathname) !== null

/** Log in, and on to where the player wanted to go. The credentials stay in this component's memory, for the one repeat. */
export const LoginRoute = () => {
  const view = useAtomValue(loginViewAtom)
  const open = useSetAtom(openLoginAtom)
  const submit = useSetAtom(submitLoginAtom)
  const resend = useSetAtom(resendLetterAtom)
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const typed = useRef<LoginValues | undefined>(undefined)

  useEffect(
    function startAfresh() {
      open()
    },
    [open],
  )
  const send = async (values: LoginValues, logOutOthers: boolean) => {
    typed.current = values
    if (!(await submit({ values, logOutOthers }))) return
    typed.current = undefined
    await navigate(returnAddress(parameters.get('return'), isKnownRoute) ?? '/', { replace: true })
  }
  return (
    <Login
      view={view}
      onSubmit={(values) => void send(values, false)}
      onConfirmLogOutOthers={() => {
        if (typed.current !== undefined) void send(typed.current, true)
      }}
      onCancel={() => {
        typed.current = undefined
        open()
      }}
      onResend={({ email }) => void resend(email)}
    />
  )
}
