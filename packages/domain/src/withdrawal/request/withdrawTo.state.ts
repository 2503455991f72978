import type { WithdrawDraft } from '@lagoon/contract/withdrawal/addresses'
import type { PayoutWay, WithdrawalObstacle } from '@lagoon/contract/withdrawal/enums'
import type { CryptoNetwork } from '@lagoon/contract/crypto/addresses'
import type { Minor } from '@lagoon/contract/money/money'
import type { Price } from '@lagoon/contract/money/price'
import type { FieldErrorDetail } from '@lagoon/contract/problems/problem'
import type { CardFault } from '@lagoon/contract/wire/paymentFrame/paymentFrame'
import type { NotLoaded } from '../../kernel/notLoaded.state.ts'
import type { StepUpView } from '../stepUp/stepUp.state.ts'
import type { PayoutAccount, WithdrawalRequest } from '../withdrawal.state.ts'

/** What is paid out in crypto. */
export interface PayoutCurrency {
  readonly id: string
  /** `USDT` */
  readonly code: string
  /** "Tether". */
  readonly name: string
  readonly network: CryptoNetwork
  /** Decimal text, as the provider wrote it: what arrives, network fee taken off. */
  readonly amount: string
  readonly networkFee: string
  /** RFC 3339 instant: another rate holds from then on. */
  readonly rateEndsAt: string
}

/** What a withdrawal comes to, as the server worked it out. */
export interface Quote {
  readonly gross: Price
  readonly fee?: Price
  readonly receives: Price
  readonly crypto?: PayoutCurrency
  /** The latest day on which it usually is there, `2026-11-27`. */
  readonly expectedBy: string
}

/** Why the last attempt brought nothing; what was chosen is still there. */
export type RequestSaid =
  | { readonly kind: 'priceChanged'; readonly before: Price }
  | { readonly kind: 'providerUnavailable' }
  | { readonly kind: 'accountGone' }
  /** The method is not open any more; which others are, the settings say next. */
  | { readonly kind: 'wayClosed' }
  | { readonly kind: 'obstacle'; readonly obstacle: WithdrawalObstacle }
  /** The amount is no longer one that can be withdrawn. */
  | { readonly kind: 'amount' }
  | { readonly kind: 'unanswered' }

/** How a request ended, or that it is on its way. */
export type RequestOutcome =
  | { readonly state: 'submitting'; readonly request: WithdrawalRequest }
  /** The amount is held from now on. */
  | { readonly state: 'requested'; readonly request: WithdrawalRequest; readonly withdrawalId: string }
  /** Refused at once; nothing was held. `reason` is a sentence a person can act on. */
  | {
      readonly state: 'declined'
      readonly request: WithdrawalRequest
      readonly obstacle?: WithdrawalObstacle
      readonly reason?: string
      readonly draft: WithdrawDraft
    }

/** Parts of every step behind amount and method. */
interface Step {
  readonly request: WithdrawalRequest
  readonly draft: WithdrawDraft
  /** Asked over the page while an account is being saved. */
  readonly stepUp?: StepUpView
  /** The provider of the method does not answer. */
  readonly isProviderDown?: boolean
  /** How long what is saved here waits before money is sent to it, hours. */
  readonly newAccountHours: number
  /** There are saved accounts to go back to. */
  readonly hasAccounts: boolean
}

/** Fields of an account; `refusals` are the server's words about them, shown at them. */
interface Filling {
  readonly refusals: readonly FieldErrorDetail[]
}

export interface BankValues {
  accountHolder: string
  accountNumber: string
  routingNumber: string
  bankName: string
}
/** `country` of the profile decides how a bank account is numbered. */
export type WithdrawByBankView = Step & Filling & { readonly state: 'bank'; readonly country: string }

export interface CryptoValues {
  /** Id of a currency, or empty. */
  currency: string
  address: string
}
export type WithdrawByCryptoView = Step & Filling & { readonly state: 'crypto'; readonly currencies: readonly PayoutCurrency[] }

/** The fields of the card stand in the provider's frame; this is what it tells us of them. */
export type CardStage =
  /** Nothing is asked of the provider before it is known that it is the player. */
  | { readonly stage: 'ready' }
  | { readonly stage: 'frame'; readonly url: string; readonly canLeave: boolean; readonly fault?: CardFault }
  /** The player left the frame. */
  | { readonly stage: 'closed' }
  /** The provider links the card on a page of its own. */
  | { readonly stage: 'accountCapture'; readonly isChecking: boolean }
  | { readonly stage: 'failed'; readonly isExpired: boolean }
  | { readonly stage: 'linked'; readonly account: PayoutAccount }
export type WithdrawByCardView = Step & { readonly state: 'card'; readonly card: CardStage }

/** What the server makes of amount and account. */
export type QuoteView = { readonly state: 'none' | 'asking' | 'failed' } | ({ readonly state: 'known' } & Quote)

/** The last step: everything is known, and the withdrawal is requested. */
export interface Requesting {
  readonly quote: QuoteView
  readonly said?: RequestSaid
}

/** Skrill, Cash App and Seamless Chex pay to an id that stands in the profile (§5). */
export type WithdrawByProfileIdView = Step &
  (
    | { readonly state: 'idMissing' }
    /** `account`: it is saved as one that is paid out to; absent before the player proved that it is theirs. */
    | ({ readonly state: 'idPresent'; readonly id: string; readonly account?: PayoutAccount } & Requesting)
  )

/** A saved account is chosen, and the withdrawal is requested to it. */
export type ChooseAccountView = Step &
  Requesting & {
    readonly state: 'choosingAccount'
    readonly accounts: readonly PayoutAccount[]
    /** Empty while none is. */
    readonly chosenId: string
  }

/** The method was closed since it was chosen. `others`: methods by which the same amount can be withdrawn. */
export interface WayClosedView {
  readonly state: 'wayClosed'
  readonly way: PayoutWay
  readonly others: readonly PayoutWay[]
  /** Absent where no other method takes it. */
  readonly amount?: Minor
  readonly draft: WithdrawDraft
}

/** The step behind amount and method: where the money goes. */
export type WithdrawToView =
  | NotLoaded
  /** Amount or method of the address are none that can be withdrawn now. */
  | { readonly state: 'notOffered'; readonly draft: WithdrawDraft }
  | WayClosedView
  | WithdrawByBankView
  | WithdrawByCryptoView
  | WithdrawByCardView
  | WithdrawByProfileIdView
  | ChooseAccountView
  | RequestOutcome
