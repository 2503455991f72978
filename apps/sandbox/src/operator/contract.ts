import type { OperatorCommand, OperatorReply } from '@lagoon/contract/wire/operator/operator'
import type { IdentityDeskState } from '../identity/desk.ts'
import type { Wish as IdentityWish } from '../identity/outcomes.ts'
import type { LookupSettings } from '../ipLookup/contract.ts'
import type { MarketingCall, MarketingMode } from '../marketing/contract.ts'
import type { PaymentDeskState } from '../payments/desk.ts'
import type { Wish } from '../payments/outcomes.ts'
import type { PayoutDeskState } from '../payouts/desk.ts'
import type { PayoutWish } from '../payouts/outcomes.ts'

/** What the desk can do to one player whom a scene does not know: the player is the one that stands on the desk. */
type OfAPlayer = Extract<OperatorCommand, { player: string }>
type WithoutPlayer<Command> = Command extends OfAPlayer ? Omit<Command, 'player'> : Command

/** One switch that a scene sets. */
export type SceneStep =
  | WithoutPlayer<Exclude<OperatorCommand, { do: 'reset' }>>
  | { readonly do: 'lookup'; readonly settings: LookupSettings }
  /** What happens to the next payment, at every provider that can do it. */
  | { readonly do: 'nextPayment'; readonly wish: Partial<Wish> }
  | { readonly do: 'nextPayout'; readonly wish: Partial<PayoutWish> }
  /** What comes of the next verification that is sent in. */
  | { readonly do: 'nextCheck'; readonly wish: Partial<IdentityWish> }

/** What the page asks the desk's server to do. */
export type DeskCommand =
  | { readonly on: 'platform'; readonly command: OperatorCommand }
  | { readonly on: 'lookup'; readonly settings: LookupSettings }
  | { readonly on: 'marketing'; readonly mode: MarketingMode }
  | { readonly on: 'marketingCalls' }
  /** Sets what happens to the next payment of a provider; null: nothing special. */
  | { readonly on: 'nextPayment'; readonly provider: string; readonly wish: Wish | null }
  /** Does one of the actions of a payment at its provider. */
  | { readonly on: 'payment'; readonly provider: string; readonly payment: string; readonly action: string }
  /** The same of payouts. */
  | { readonly on: 'nextPayout'; readonly provider: string; readonly wish: PayoutWish | null }
  | { readonly on: 'payout'; readonly provider: string; readonly payout: string; readonly action: string }
  /** Sets what comes of the next verification at an identity provider; null: nothing special. */
  | { readonly on: 'nextCheck'; readonly provider: string; readonly wish: IdentityWish | null }
  /** Does one of the actions of a verification at its provider. */
  | { readonly on: 'check'; readonly provider: string; readonly case: string; readonly action: string }
  /** Puts everything back, then sets the switches of a scene. */
  | { readonly on: 'scene'; readonly key: string; readonly player: string }
  | { readonly on: 'everything' }

/** The platform's own answer, or that it gave none. */
export type PlatformReply = OperatorReply | { readonly status: 'UNREACHABLE' }

export interface DeskState {
  readonly platform: PlatformReply
  readonly lookup: LookupSettings
  readonly marketing: { readonly mode: MarketingMode; readonly calls: readonly MarketingCall[] }
  readonly payments: readonly PaymentDeskState[]
  readonly payouts: readonly PayoutDeskState[]
  readonly identity: readonly IdentityDeskState[]
  readonly productOrigin: string
  /** Where reviewers decide about withdrawals and people. */
  readonly backOffice: string
}

/** The desk's answer to a command: where everything stands after it, or why nothing was done. */
export type DeskAnswer = { readonly done: true; readonly state: DeskState } | { readonly done: false; readonly reason: DeskRefusal }
export type DeskRefusal = Exclude<PlatformReply['status'], 'OK'>
