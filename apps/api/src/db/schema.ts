import type { AccountTables } from './accountTables.ts'
import type { ContentTables } from './contentTables.ts'
import type { MoneyTables } from './moneyTables.ts'
import type { SocialTables } from './socialTables.ts'
import type { SupportTables } from './supportTables.ts'
import type { OperatorTables } from './operatorTables.ts'

/** Every table by its name, as kysely reads it; the migrations are the truth, these types follow them. */
export interface Schema extends AccountTables, ContentTables, SocialTables, SupportTables, MoneyTables, OperatorTables {}
