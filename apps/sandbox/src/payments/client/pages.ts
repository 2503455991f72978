import { capturePath } from '@lagoon/contract/wire/nuvei/payouts'
import type { ComponentType } from 'react'

/** The page of each provider, by the protocol that its server names in `<meta name="protocol">`; loaded when it is opened. */
export const pages: Readonly<Record<string, () => Promise<ComponentType>>> = {
  forumPay: () => import('../forumPay/client/Wallet.tsx').then(({ Wallet }) => Wallet),
  mzzpay: async () => (await import('../mzzpay/client/Page.tsx')).Page,
  skrill: async () => (await import('../skrill/client/Page.tsx')).Page,
  nuvei: async () =>
    window.location.pathname === capturePath
      ? (await import('../nuvei/client/CapturePage.tsx')).CapturePage
      : (await import('../nuvei/client/Page.tsx')).Page,
}
