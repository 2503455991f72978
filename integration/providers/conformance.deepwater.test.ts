import { statementsHoldFor } from './statements.ts'

statementsHoldFor({ protocol: 'deepwater', id: 'deepwater', port: 4510, row: 'PX2' })
