import { Packages } from '@lagoon/ui/screens/wallet/Packages/Packages'

/** profile?tab=packages: no provider of payments is connected, so nothing is for sale. */
export const PackagesPlace = () => <Packages view={{ state: 'none' }} onRetry={() => undefined} />
