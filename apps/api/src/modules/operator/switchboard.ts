import type { Disturbance, OperatorSwitches } from '@lagoon/contract/wire/operator/operator'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { reasonOf } from '../../kernel/reasonOf.ts'
import type { Schema } from '../../db/schema.ts'
import { waitForAll } from '../../kernel/waitForAll.ts'
import { webSettings } from '../shell/webSettings.ts'

/** How old an answer may be, so that every node follows within a second. */
const FRESH_MS = 500

/** Where every switch stands without a desk. */
export const untouched: OperatorSwitches = {
  settings: {
    isOptimoveEnable: webSettings.isOptimoveEnable,
    earnFreeSpin: webSettings.earnFreeSpin,
    blockInspection: webSettings.blockInspection,
    tipMinimum: '100',
    kycToPlay: false,
  },
  maintenance: { state: 'off' },
  version: null,
  chunks: 'served',
  cashier: { packages: {}, coupons: {}, terms: {} },
  withdrawals: { terms: {} },
  disturbances: [],
}

export interface Switchboard {
  /** What holds now. Never rejects: while the database is away the last known state holds. */
  readonly current: () => Promise<OperatorSwitches>
  /** The next question is answered by the database: call it after a change. */
  readonly forget: () => void
}

/** Without the operator's secret nothing was ever switched, and nothing is asked. */
export const lockedSwitchboard: Switchboard = { current: async () => untouched, forget: () => undefined }

/** Reads the switches from the database, past every cache. */
export const readSwitches = async (database: Kysely<Schema>): Promise<OperatorSwitches> => {
  const [row, disturbances] = await waitForAll([
    database.selectFrom('operator_switches').select('changes').executeTakeFirst(),
    database.selectFrom('operator_disturbance').selectAll().orderBy('path').execute(),
  ])
  const { settings, ...rest } = row?.changes ?? {}
  return {
    ...untouched,
    ...rest,
    settings: { ...untouched.settings, ...settings },
    // A path was checked against the registry when it was stored.
    disturbances: disturbances.map(({ path, delay_ms, effect, times }) => ({
      path: path as Disturbance['path'],
      delayMs: delay_ms,
      effect,
      times,
    })),
  }
}

/** The switches of the database, asked for at most twice a second however many ask. */
export const openSwitchboard = (database: Kysely<Schema>, log: Pick<Logger, 'warn'>): Switchboard => {
  let known = untouched
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<OperatorSwitches> | undefined

  const read = async (): Promise<OperatorSwitches> => {
    const startedAt = performance.now()
    try {
      known = await readSwitches(database)
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'the operator’s switches could not be read')
    }
    readAt = startedAt
    reading = undefined
    return known
  }
  return {
    current: async () => (performance.now() - readAt < FRESH_MS ? known : (reading ??= read())),
    forget: () => {
      readAt = Number.NEGATIVE_INFINITY
      reading = undefined
    },
  }
}
