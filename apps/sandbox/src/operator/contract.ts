import type { OperatorCommand, OperatorReply } from '@lagoon/contract/wire/operator/operator'
import type { LookupSettings } from '../ipLookup/contract.ts'
import type { MarketingCall, MarketingMode } from '../marketing/contract.ts'

/** What the desk can do to one player whom a scene does not know: the player is the one that stands on the desk. */
type OfAPlayer = Extract<OperatorCommand, { player: string }>
type WithoutPlayer<Command> = Command extends OfAPlayer ? Omit<Command, 'player'> : Command

/** One switch that a scene sets. */
export type SceneStep =
  WithoutPlayer<Exclude<OperatorCommand, { do: 'reset' }>> | { readonly do: 'lookup'; readonly settings: LookupSettings }

/** What the page asks the desk's server to do. */
export type DeskCommand =
  | { readonly on: 'platform'; readonly command: OperatorCommand }
  | { readonly on: 'lookup'; readonly settings: LookupSettings }
  | { readonly on: 'marketing'; readonly mode: MarketingMode }
  | { readonly on: 'marketingCalls' }
  /** Puts everything back, then sets the switches of a scene. */
  | { readonly on: 'scene'; readonly key: string; readonly player: string }
  | { readonly on: 'everything' }

/** The platform's own answer, or that it gave none. */
export type PlatformReply = OperatorReply | { readonly status: 'UNREACHABLE' }

export interface DeskState {
  readonly platform: PlatformReply
  readonly lookup: LookupSettings
  readonly marketing: { readonly mode: MarketingMode; readonly calls: readonly MarketingCall[] }
  readonly productOrigin: string
}

/** The desk's answer to a command: where everything stands after it, or why nothing was done. */
export type DeskAnswer = { readonly done: true; readonly state: DeskState } | { readonly done: false; readonly reason: DeskRefusal }
export type DeskRefusal = Exclude<PlatformReply['status'], 'OK'>
