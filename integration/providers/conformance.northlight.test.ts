import { statementsHoldFor } from './statements.ts'

statementsHoldFor({ protocol: 'northlight', id: 'northlight', port: 4610, row: 'PC1' })
