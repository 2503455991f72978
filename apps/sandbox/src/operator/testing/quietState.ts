import type { OperatorState } from '@lagoon/contract/wire/operator/operator'

/** What the platform tells the operator where nothing is switched and nothing needs a look. */
export const quietState: OperatorState = {
  status: 'OK',
  runningVersion: '1.2.3',
  forSale: { packages: [], coupons: [] },
  needsLook: { incidents: [], refusedWebhooks: [], frozenStreams: [] },
  actions: [],
  switches: {
    settings: { isOptimoveEnable: false, earnFreeSpin: false, blockInspection: true, tipMinimum: '100', kycToPlay: false },
    maintenance: { state: 'off' },
    version: null,
    chunks: 'served',
    cashier: { packages: {}, coupons: {}, terms: {} },
    withdrawals: { terms: {} },
    disturbances: [],
  },
}
