import { EarnFreeSpin } from '@lagoon/ui/screens/rewards/EarnFreeSpin/EarnFreeSpin'

/** earn-free-spin: the operator may open the page; there is no wheel behind it yet, and the page says so. */
export const EarnFreeSpinRoute = () => <EarnFreeSpin view={{ state: 'notAvailable' }} onSpin={() => undefined} />
