import { useEffect } from 'react'
import { minor } from '@lagoon/domain/money/money'
import { openWalletAtom, walletViewAtom } from '@lagoon/domain/wallet/balances/holdings.atoms'
import { Loading } from '@lagoon/ui/screens/shell/Loading/Loading'
import { Withdraw } from '@lagoon/ui/screens/withdrawal/Withdraw/Withdraw'
import { useAtomValue, useSetAtom } from '../../state.ts'
import { DidNotLoad } from '../shell/DidNotLoad.tsx'

/** mobileWithdraw, and profile?tab=withdraw: the server has no settings for any country yet (§8). */
export const WithdrawTab = () => {
  const view = useAtomValue(walletViewAtom)
  const open = useSetAtom(openWalletAtom)
  useEffect(
    function loadHoldings() {
      void open()
    },
    [open],
  )
  if (view.state === 'loading') return <Loading />
  if (view.state === 'failed') return <DidNotLoad onRetry={() => void open()} />
  const available = minor(view.holdings.withdrawableWinnings)
  return <Withdraw view={{ state: 'settingsNotFound', available }} onContinue={() => undefined} />
}
