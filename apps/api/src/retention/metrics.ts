import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { Metric } from '../http/metrics.ts'
import { retentions } from './retention.ts'

/** How the sweeps of the registry went. One that never failed stands there with 0, so that its first failure is an increase. */
export const sweepMetrics = async (database: Kysely<Schema>): Promise<readonly Metric[]> => {
  const rows = await database.selectFrom('sweep').select(['name', 'failures_ever', 'succeeded_at']).execute()
  const kept = new Map(rows.map((row) => [row.name, row]))
  const names = retentions.map(({ table }) => table)
  return [
    {
      name: 'lagoon_sweep_failures_total',
      type: 'counter',
      help: 'Sweeps of a table that failed.',
      label: 'retention',
      values: new Map(names.map((name) => [name, kept.get(name)?.failures_ever ?? 0])),
    },
    {
      name: 'lagoon_sweep_last_success_timestamp_seconds',
      type: 'gauge',
      help: 'When the sweep of a table last succeeded.',
      label: 'retention',
      values: new Map(
        names.flatMap((name) => {
          const at = kept.get(name)?.succeeded_at
          return at ? [[name, at.getTime() / 1_000] as const] : []
        }),
      ),
    },
  ]
}
