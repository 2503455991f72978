import { loadCashierAtom, packagesViewAtom } from '@lagoon/domain/wallet/packages/packages.atoms'
import { definePage } from '../defineRoute.ts'

/** profile?tab=packages: what is for sale. In a file of its own: what buying takes is not fetched with it. */
export const packages = definePage({
  load: ({ set }) => set(loadCashierAtom),
  view: packagesViewAtom,
  screen: () => import('@lagoon/ui/screens/wallet/Packages/Packages').then(({ Packages }) => Packages),
})
