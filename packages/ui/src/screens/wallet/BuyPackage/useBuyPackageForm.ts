import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMemo } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { Minor } from '@lagoon/contract/money/money'
import type { BuyPackageValues, Order } from '@lagoon/domain/wallet/packages/buyPackage.state'
import { buyPackageSchema } from '@lagoon/contract/wallet/wallet.rules'

/** `amount` only where the player sets it. */
export interface Purchase {
  amount: Minor | undefined
  methodId: string
}
export type BuyPackageForm = UseFormReturn<BuyPackageValues, unknown, Purchase>

/** The form's memory: checked by the shared rules, minor units out. */
export const useBuyPackageForm = (order: Order, initialValues: Partial<BuyPackageValues>): BuyPackageForm => {
  const limits = order.kind === 'customRecharge' ? order.limits : undefined
  const min = limits?.min
  const max = limits?.max
  const resolver = useMemo(
    () =>
      standardSchemaResolver<BuyPackageValues, unknown, Purchase>(
        buyPackageSchema(min === undefined || max === undefined ? undefined : { min, max }),
      ),
    [min, max],
  )
  return useForm<BuyPackageValues, unknown, Purchase>({ resolver, defaultValues: { amount: '', methodId: '', ...initialValues } })
}
