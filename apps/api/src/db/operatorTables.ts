import type { DisturbanceEffect, OperatorCommand, OperatorSwitches } from '@lagoon/domain/contract/operator'
import type { ColumnType, Generated } from 'kysely'

export interface OperatorSwitchesTable {
  only_row: Generated<boolean>
  changes: ColumnType<Partial<Omit<OperatorSwitches, 'settings'>> & { settings?: Partial<OperatorSwitches['settings']> }, string, string>
}

export interface OperatorDisturbanceTable {
  path: string
  delay_ms: number
  effect: ColumnType<DisturbanceEffect, string, string>
  times: number | null
}

export interface OperatorActionTable {
  id: Generated<bigint>
  at: Generated<Date>
  command: OperatorCommand['do']
  detail: string
}

/** Tables of migration 0030. */
export interface OperatorTables {
  operator_switches: OperatorSwitchesTable
  operator_disturbance: OperatorDisturbanceTable
  operator_action: OperatorActionTable
}
