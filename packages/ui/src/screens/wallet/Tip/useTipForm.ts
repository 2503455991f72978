import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import type { Minor } from '@lagoon/contract/money/money'
import type { TipValues } from '@lagoon/domain/wallet/tip/tip.state'
import { tipSchema } from '@lagoon/contract/wallet/wallet.rules'

/** The form's memory: an amount as typed in, minor units out. */
export const useTipForm = (limits: { minimum: Minor; balance: Minor }, initial: string) => {
  const { minimum, balance } = limits
  const resolver = useMemo(
    () => standardSchemaResolver<TipValues, unknown, { amount: Minor }>(tipSchema({ minimum, balance })),
    [minimum, balance],
  )
  return useForm<TipValues, unknown, { amount: Minor }>({ resolver, defaultValues: { amount: initial } })
}
