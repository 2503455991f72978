import { useEffect, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { generationAtom } from '@lagoon/domain/session/generation.atoms'
import { knowSessionAtom } from '@lagoon/domain/session/session.atoms'
import {
  callBackViewOf,
  checkPaymentAtom,
  leavePaymentAtom,
  thankYouViewOf,
  watchPaymentAtom,
} from '@lagoon/domain/wallet/payments/paymentReturn.atoms'
import { useAtomValue, useSetAtom } from '../../state.ts'

/** Follows the payment of the address. The address names it and says nothing more: how it stands only the server knows. */
const useFollowedPayment = () => {
  const { pathname, search } = useLocation()
  const [parameters] = useSearchParams()
  const id = parameters.get('paymentId') ?? ''
  const generation = useAtomValue(generationAtom)
  const know = useSetAtom(knowSessionAtom)
  const watch = useSetAtom(watchPaymentAtom)
  const leave = useSetAtom(leavePaymentAtom)
  const check = useSetAtom(checkPaymentAtom)
  useEffect(
    function followPayment() {
      void know().then(({ status }) => (status === 'player' && id !== '' ? watch(id) : undefined))
      return leave
    },
    [know, watch, leave, id, generation],
  )
  return { id, address: pathname + search, check: () => void check(), watch: () => void watch(id) }
}

/** The payment of a thank-you page. */
export const useThankYou = () => {
  const payment = useFollowedPayment()
  const { id, address } = payment
  return { ...payment, view: useAtomValue(useMemo(() => thankYouViewOf(id, address), [id, address])) }
}

/** The payment of a call-back page. */
export const useCallBack = () => {
  const payment = useFollowedPayment()
  const { id, address } = payment
  return { ...payment, view: useAtomValue(useMemo(() => callBackViewOf(id, address), [id, address])) }
}
