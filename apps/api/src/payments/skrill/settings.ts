import type { Party } from '@lagoon/contract/parties/parties'

/** Who we are at Skrill. Throws where the settings do not say. */
export const merchantOf = ({ id, settings }: Party): { readonly merchantId: string; readonly payToEmail: string } => {
  const { merchantId, payToEmail } = settings ?? {}
  if (!merchantId || !payToEmail) throw new Error(`PAYMENTS: ${id} needs the settings "merchantId" and "payToEmail"`)
  return { merchantId, payToEmail }
}
