import { Gauge } from 'lucide-react'
import type { BuyPackageView } from '@lagoon/domain/wallet/packages/buyPackage.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { Dialog } from '../../../kit/Dialog/Dialog.tsx'
import { formatPrice } from '../../../patterns/Price/formatPrice.ts'

interface LimitExceededProps {
  view: Extract<BuyPackageView, { state: 'purchaseLimitExceeded' }>
  onContinue: () => void
  onCancel: () => void
}

/** Asks before a purchase goes over the limit (§8). Stopping is as easy as going on. */
export const LimitExceeded = ({ view: { limit, spent, days }, onContinue, onCancel }: LimitExceededProps) => (
  <Dialog
    title="Purchase limit exceeded"
    icon={<Gauge size={22} />}
    tone="warning"
    size="compact"
    isOpen
    isDismissable={false}
    onClose={onCancel}
    actions={
      <>
        <Button onPress={onCancel}>Do not buy</Button>
        <Button weight="primary" onPress={onContinue}>
          Continue
        </Button>
      </>
    }
  >
    {`Your limit is ${formatPrice(limit.minor, limit.currency)} in ${days} days, and ${formatPrice(spent.minor, spent.currency)} of it are spent. With this purchase you go over it. Continue?`}
  </Dialog>
)
