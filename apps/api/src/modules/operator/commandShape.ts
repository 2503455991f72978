import type { OperatorCommand } from '@lagoon/domain/contract/operator'
import { operationPaths, type OperationPath } from '@lagoon/domain/contract/paths'
import * as v from 'valibot'

const MOST_DELAY_MS = 60_000
const MOST_TIMES = 1_000
const paths: readonly (OperationPath | '*')[] = ['*', ...Object.values(operationPaths)]

const text = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most))
const path = v.picklist(paths)
const player = text(320)
const setting = v.exactOptional(v.boolean())
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

const effect = v.variant('kind', [
  v.strictObject({ kind: v.literal('pass') }),
  v.strictObject({ kind: v.literal('drop') }),
  v.strictObject({
    kind: v.literal('answer'),
    status: whole(200, 599),
    type: v.picklist(['json', 'html']),
    body: v.pipe(v.string(), v.maxLength(20_000)),
  }),
])

/** The shape of a command: what is not here is refused. */
export const commandShape: v.GenericSchema<unknown, OperatorCommand> = v.variant('do', [
  v.strictObject({
    do: v.literal('settings'),
    settings: v.strictObject({ isOptimoveEnable: setting, earnFreeSpin: setting, blockInspection: setting }),
  }),
  v.strictObject({
    do: v.literal('maintenance'),
    maintenance: v.variant('state', [
      v.strictObject({ state: v.literal('off') }),
      v.strictObject({ state: v.literal('on'), text: v.exactOptional(text(1_000)) }),
    ]),
  }),
  v.strictObject({ do: v.literal('version'), version: v.nullable(v.pipe(v.string(), v.regex(/^[\w.+-]{1,64}$/))) }),
  v.strictObject({ do: v.literal('chunks'), chunks: v.picklist(['served', 'missing']) }),
  v.strictObject({
    do: v.literal('disturb'),
    disturbance: v.strictObject({ path, delayMs: whole(0, MOST_DELAY_MS), effect, times: v.nullable(whole(1, MOST_TIMES)) }),
  }),
  v.strictObject({ do: v.literal('calm'), path }),
  v.strictObject({ do: v.literal('push'), player, title: text(200), text: text(1_000) }),
  v.strictObject({ do: v.literal('logOut'), player }),
  v.strictObject({ do: v.literal('reset') }),
])
