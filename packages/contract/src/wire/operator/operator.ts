import * as v from 'valibot'
import { operationPaths, type OperationPath } from '../../paths.ts'
import { isStorable } from '../../text/storable.ts'
import { cashierCommands, cashierStock, cashierSwitches } from './cashierSwitches.ts'
import { closeIncidentCommand, needsLook, thawStreamCommand } from './incidents.ts'
import { withdrawalCommands, withdrawalSwitches } from './withdrawalSwitches.ts'

/**
 * What the operator's desk may ask of the platform: two signed POSTs (wire/signing) with `OPERATOR` in `x-provider`. The platform
 * answers them only where it was started with the operator's secret.
 */
export const OPERATOR = 'operator'
export const operatorPaths = {
  /** Answers an OperatorState. */
  state: '/operator/state',
  /** Takes an OperatorCommand. */
  command: '/operator/command',
} as const

const MOST_DELAY_MS = 60_000
const MOST_TIMES = 1_000
const paths: readonly (OperationPath | '*')[] = ['*', ...Object.values(operationPaths)]

const storable = (most: number) => v.pipe(v.string(), v.maxLength(most), v.check(isStorable))
const words = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most), v.check(isStorable))
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
const path = v.picklist(paths)
/** A player is named as in a log-in: by email address or display name. */
const player = words(320)

/** Web settings that the desk switches (§3). */
const operatorSettings = v.strictObject({
  isOptimoveEnable: v.boolean(),
  earnFreeSpin: v.boolean(),
  blockInspection: v.boolean(),
  /** Smallest tip, minor units of tip tokens as digits (§5, §9). */
  tipMinimum: v.pipe(v.string(), v.regex(/^[1-9]\d{0,11}$/)),
  /** Games open only to players whose identity is verified. */
  kycToPlay: v.boolean(),
})
export type OperatorSettings = Readonly<v.InferOutput<typeof operatorSettings>>

/** While it is on, every operation is refused with 503; without a text the app says its own. */
const maintenance = v.variant('state', [
  v.strictObject({ state: v.literal('off') }),
  v.strictObject({ state: v.literal('on'), text: v.exactOptional(words(1_000)) }),
])
export type Maintenance = Readonly<v.InferOutput<typeof maintenance>>

/** What happens to a call of a disturbed path once the delay is over; with `drop` the connection breaks without an answer. */
const disturbanceEffect = v.variant('kind', [
  v.strictObject({ kind: v.literal('pass') }),
  v.strictObject({ kind: v.literal('drop') }),
  v.strictObject({ kind: v.literal('answer'), status: whole(200, 599), type: v.picklist(['json', 'html']), body: storable(20_000) }),
])
export type DisturbanceEffect = Readonly<v.InferOutput<typeof disturbanceEffect>>

/** Slow or failing answers of one operation, or of every operation that has none of its own (`*`). */
const disturbance = v.strictObject({
  path,
  delayMs: whole(0, MOST_DELAY_MS),
  effect: disturbanceEffect,
  /** How many calls are still to meet it; null: all. */
  times: v.nullable(whole(1, MOST_TIMES)),
})
export type Disturbance = Readonly<v.InferOutput<typeof disturbance>>

/** The release that answers announce; null: the one that runs. */
const version = v.nullable(v.pipe(v.string(), v.regex(/^[\w.+-]{1,64}$/)))
/** `missing`: pieces of the app that are fetched later are not there. */
const chunks = v.picklist(['served', 'missing'])

/** Everything that the operator can switch; every node follows within a second. */
const operatorSwitches = v.object({
  settings: operatorSettings,
  maintenance,
  version,
  chunks,
  cashier: cashierSwitches,
  withdrawals: withdrawalSwitches,
  disturbances: v.pipe(v.array(disturbance), v.readonly()),
})
export type OperatorSwitches = Readonly<v.InferOutput<typeof operatorSwitches>>

/** What the desk asks for: what is not here is refused. */
export const operatorCommand = v.variant('do', [
  v.strictObject({ do: v.literal('settings'), settings: v.partial(operatorSettings) }),
  v.strictObject({ do: v.literal('maintenance'), maintenance }),
  v.strictObject({ do: v.literal('version'), version }),
  v.strictObject({ do: v.literal('chunks'), chunks }),
  v.strictObject({ do: v.literal('disturb'), disturbance }),
  /** Takes a disturbance away. */
  v.strictObject({ do: v.literal('calm'), path }),
  /** Sends a push message to the open tabs of a player. */
  v.strictObject({ do: v.literal('push'), player, title: words(200), text: words(1_000) }),
  /** Ends every session of a player. */
  v.strictObject({ do: v.literal('logOut'), player }),
  ...cashierCommands,
  ...withdrawalCommands,
  closeIncidentCommand,
  thawStreamCommand,
  /** Puts every switch back to where it stands without a desk. */
  v.strictObject({ do: v.literal('reset') }),
])
export type OperatorCommand = Readonly<v.InferOutput<typeof operatorCommand>>

/** One thing that was done, newest first in a state. */
const operatorAction = v.object({
  at: v.pipe(v.string(), v.isoTimestamp()),
  command: v.picklist([
    ...operatorCommand.options.map(({ entries }) => entries.do.literal),
    ...(['reviewWithdrawal', 'decideVerification', 'handleTicket', 'handleContact'] as const),
  ]),
  detail: v.string(),
})
export type OperatorAction = Readonly<v.InferOutput<typeof operatorAction>>

export const operatorState = v.object({
  status: v.literal('OK'),
  switches: operatorSwitches,
  runningVersion: v.string(),
  forSale: cashierStock,
  needsLook,
  actions: v.pipe(v.array(operatorAction), v.readonly()),
})
export type OperatorState = Readonly<v.InferOutput<typeof operatorState>>

export const operatorRefusals = [
  'BAD_SIGNATURE',
  'STALE',
  'REPLAY',
  'BAD_REQUEST',
  'PLAYER_NOT_FOUND',
  'INCIDENT_NOT_FOUND',
  'STREAM_NOT_FOUND',
  'INTERNAL',
] as const
export type OperatorRefusal = (typeof operatorRefusals)[number]

export const operatorReply = v.variant('status', [operatorState, v.object({ status: v.picklist(operatorRefusals) })])
export type OperatorReply = v.InferOutput<typeof operatorReply>
