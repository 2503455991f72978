import type { CryptoNetwork } from '@lagoon/contract/crypto/addresses'
import type { Minor } from '@lagoon/contract/money/money'
import type { Price } from '@lagoon/contract/money/price'
import type { PayoutFailure, PayoutWay, WithdrawalHolder, WithdrawalRefusal, WithdrawalState } from '@lagoon/contract/withdrawal/enums'
import type { NotLoaded } from '../../kernel/notLoaded.state.ts'

/** One step of a withdrawal. */
export interface WithdrawalStep {
  readonly step: WithdrawalState
  /** RFC 3339 instant; absent while it is still to come. */
  readonly at?: string
  /** Who has it in hand there. */
  readonly by: WithdrawalHolder
}

/** A withdrawal with all that its player is told. Instants are RFC 3339, days `2026-11-24`. */
export interface FollowedWithdrawal {
  readonly id: string
  readonly way: PayoutWay
  readonly standing: WithdrawalState
  /** Prize tokens. */
  readonly amount: Minor
  readonly gross: Price
  readonly fee?: Price
  readonly receives: Price
  /** "Harbor Savings, ending in 6789". */
  readonly destination: string
  readonly requestedAt: string
  /** Absent where it is over. */
  readonly holder?: WithdrawalHolder
  readonly since: string
  /** The latest working day by which the next step usually is there. */
  readonly expectedBy?: string
  readonly isLate: boolean
  /** A new account waits until then. */
  readonly notBefore?: string
  readonly canCancel: boolean
  readonly refusal?: WithdrawalRefusal
  /** The reviewer's words for the player. */
  readonly refusalNote?: string
  readonly failure?: PayoutFailure
  /** Prize tokens that were given back. */
  readonly givenBack?: Minor
  /** The provider's number of the payout. */
  readonly reference?: string
  readonly crypto?: {
    readonly code: string
    readonly network: CryptoNetwork
    readonly address: string
    readonly amount?: string
    readonly networkFee?: string
    readonly transactionId?: string
  }
  /** Reached and expected, oldest first. */
  readonly steps: readonly WithdrawalStep[]
}

/** The page of one withdrawal. */
export type WithdrawalStatusView =
  | NotLoaded
  /** Another player's, or none that ever was. */
  | { readonly state: 'notFound' }
  | {
      readonly state: 'followed'
      readonly withdrawal: FollowedWithdrawal
      readonly isCancelling: boolean
      /** Its review began before it could be cancelled. */
      readonly isTooLate: boolean
    }

/** Every withdrawal of the player, newest first. */
export type WithdrawalsView =
  | NotLoaded
  | { readonly state: 'empty' }
  | { readonly state: 'filled'; readonly rows: readonly FollowedWithdrawal[]; readonly more: 'available' | 'loading' | 'failed' | 'none' }
