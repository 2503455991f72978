import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PACKAGES_PLACE } from '@lagoon/domain/account/profile.state'
import { openWalletAtom, walletViewAtom } from '@lagoon/domain/wallet/balances/holdings.atoms'
import { Wallet } from '@lagoon/ui/screens/wallet/Wallet/Wallet'
import { useAtomValue, useSetAtom } from '../../state.ts'
import { PackagesPlace } from './PackagesPlace.tsx'

const Holdings = () => {
  const view = useAtomValue(walletViewAtom)
  const open = useSetAtom(openWalletAtom)
  useEffect(
    function loadHoldings() {
      void open()
    },
    [open],
  )
  return <Wallet view={view} onRetry={() => void open()} />
}

/** profile?tab=wallet: what the player holds; `?tab=packages`: what is for sale. */
export const WalletTab = () => {
  const [parameters] = useSearchParams()
  return parameters.get('tab') === PACKAGES_PLACE ? <PackagesPlace /> : <Holdings />
}
