import type { OperationPath } from './paths.ts'

/**
 * What the operator's desk may ask of the platform: two signed POSTs, in the form of the providers' calls (seamlessWallet.ts)
 * with `OPERATOR` in `x-provider`. The platform answers them only where it was started with the operator's secret.
 */
export const OPERATOR = 'operator'
export const operatorPaths = {
  /** Answers an OperatorState. */
  state: '/operator/state',
  /** Takes an OperatorCommand. */
  command: '/operator/command',
} as const

/** Web settings that the desk switches (§3). */
export interface OperatorSettings {
  readonly isOptimoveEnable: boolean
  readonly earnFreeSpin: boolean
  readonly blockInspection: boolean
}

/** While it is on, every operation is refused with 503; without a text the app says its own. */
export type Maintenance = { readonly state: 'off' } | { readonly state: 'on'; readonly text?: string }

/** What happens to a call of a disturbed path once the delay is over. */
export type DisturbanceEffect =
  | { readonly kind: 'pass' }
  /** The connection breaks without an answer. */
  | { readonly kind: 'drop' }
  | { readonly kind: 'answer'; readonly status: number; readonly type: 'json' | 'html'; readonly body: string }

/** Slow or failing answers of one operation, or of every operation that has none of its own (`*`). */
export interface Disturbance {
  readonly path: OperationPath | '*'
  readonly delayMs: number
  readonly effect: DisturbanceEffect
  /** How many calls are still to meet it; null: all. */
  readonly times: number | null
}

/** Everything that the operator can switch; every node follows within a second. */
export interface OperatorSwitches {
  readonly settings: OperatorSettings
  readonly maintenance: Maintenance
  /** The release that answers announce; null: the one that runs. */
  readonly version: string | null
  /** `missing`: pieces of the app that are fetched later are not there. */
  readonly chunks: 'served' | 'missing'
  readonly disturbances: readonly Disturbance[]
}

/** A player is named as in a log-in: by e-mail address or display name. */
export type OperatorCommand =
  | { readonly do: 'settings'; readonly settings: Partial<OperatorSettings> }
  | { readonly do: 'maintenance'; readonly maintenance: Maintenance }
  | { readonly do: 'version'; readonly version: string | null }
  | { readonly do: 'chunks'; readonly chunks: OperatorSwitches['chunks'] }
  | { readonly do: 'disturb'; readonly disturbance: Disturbance }
  /** Takes a disturbance away. */
  | { readonly do: 'calm'; readonly path: Disturbance['path'] }
  /** Sends a push message to the open tabs of a player. */
  | { readonly do: 'push'; readonly player: string; readonly title: string; readonly text: string }
  /** Ends every session of a player. */
  | { readonly do: 'logOut'; readonly player: string }
  /** Puts every switch back to where it stands without a desk. */
  | { readonly do: 'reset' }

/** One thing that was done, newest first in a state. */
export interface OperatorAction {
  readonly at: string
  readonly command: OperatorCommand['do']
  readonly detail: string
}

export interface OperatorState {
  readonly status: 'OK'
  readonly switches: OperatorSwitches
  readonly runningVersion: string
  readonly actions: readonly OperatorAction[]
}

export type OperatorRefusal = 'BAD_SIGNATURE' | 'STALE' | 'REPLAY' | 'BAD_REQUEST' | 'PLAYER_NOT_FOUND' | 'INTERNAL'
export type OperatorReply = OperatorState | { readonly status: OperatorRefusal }
