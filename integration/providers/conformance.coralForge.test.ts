import { statementsHoldFor } from './statements.ts'

statementsHoldFor({ protocol: 'coralForge', id: 'coralforge', port: 4520, row: 'PB1' })
