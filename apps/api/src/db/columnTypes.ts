import type { DisturbanceEffect, OperatorAction, OperatorSwitches } from '@lagoon/contract/wire/operator/operator'
import type { RoundFairness, RoundReport } from '@lagoon/contract/wire/seamlessWallet/roundReport'
import type { ArticleAction, ArticleBlock } from '@lagoon/contract/content/article'
import type { RoundType } from '@lagoon/contract/lobby/enums'
import type { Told } from '@lagoon/contract/messages/playerMessage'
import type { TokenKind } from '@lagoon/contract/money/money'
import type { Currency } from '@lagoon/contract/money/price'
import type { PayoutFailure, WithdrawalRefusal } from '@lagoon/contract/withdrawal/enums'
import type { ColumnType } from 'kysely'
import type { RequestedDocument } from '../identity/protocol.ts'
import type { KeptConversion, KeptStep, KeptTokens } from '../payments/kept.ts'
import type { DeclineReason, PaymentOrder } from '../payments/protocol.ts'
import type { KeptCrypto } from '../payouts/kept.ts'
import type { PayoutDestination } from '../payouts/protocol.ts'

/** Carries a type; nothing is ever in it. */
interface Typed<T> {
  readonly type?: T
}
/**
 * What a provider reported of a round, and what its outcome can be computed from where the provider says so. `carriedMicro`: what was
 * paid beyond whole minor units and carried on, where the provider counts in micro-tokens.
 */
type RoundDetail = RoundReport & { readonly fairness?: RoundFairness; readonly carriedMicro?: number }

/** Given as JSON text, read as a value. */
const json = <T>(): Typed<ColumnType<T, string, string>> => ({})
/** A text with these words only, which no CHECK lists. */
const text = <T extends string>(): Typed<T> => ({})

/**
 * What the database cannot say about a column, by `table.column`; `npm run codegen` takes it into schema.generated.ts. It fails on
 * a jsonb column that is missing here, and on a column here that no table has. Words belong into a CHECK where one is possible.
 */
export const columnTypes = {
  'announcement.paragraphs': json<string[]>(),
  'article.action': json<ArticleAction>(),
  'article.body': json<ArticleBlock[]>(),
  'game.rules': json<string[]>(),
  'game.tokens': json<TokenKind[]>(),
  'entry.kind': text<TokenKind>(),
  'kyc_event.documents': json<readonly RequestedDocument[]>(),
  'operator_action.command': text<OperatorAction['command']>(),
  'operator_disturbance.effect': json<DisturbanceEffect>(),
  'operator_switches.changes': json<Partial<Omit<OperatorSwitches, 'settings'>> & { settings?: Partial<OperatorSwitches['settings']> }>(),
  'outbox.body': json<Told>(),
  'purchase_terms.recharge_steps': json<string[]>(),
  'reconciliation.findings': json<{ check: string; count: string; examples: readonly string[] }[]>(),
  'dust.kind': text<TokenKind>(),
  'payment.choice': json<NonNullable<PaymentOrder['choice']>>(),
  'payment.converted': json<KeptConversion>(),
  'payment.reason': text<DeclineReason>(),
  'payment.step': json<KeptStep>(),
  'payment.tokens': json<readonly KeptTokens[]>(),
  'payment_event.currency': text<Currency>(),
  'payment_event.reason': text<DeclineReason>(),
  'payout_account.destination': json<PayoutDestination>(),
  'round.detail': json<RoundDetail>(),
  'round.token': text<TokenKind>(),
  'stream.token': text<TokenKind>(),
  'round.type': text<RoundType>(),
  'round.win_token': text<TokenKind>(),
  'withdrawal.crypto': json<KeptCrypto>(),
  'withdrawal.destination': json<PayoutDestination>(),
  'withdrawal.failure': text<PayoutFailure>(),
  'withdrawal.refusal': text<WithdrawalRefusal>(),
}

export type ColumnTypes = { [Path in keyof typeof columnTypes]: NonNullable<(typeof columnTypes)[Path]['type']> }

/** A column that the database fills where a row brings nothing for it. */
export type Defaulted<T> =
  T extends ColumnType<infer Read, infer Inserted, infer Updated>
    ? ColumnType<Read, Inserted | undefined, Updated>
    : ColumnType<T, T | undefined, T>

/** Written as `2026-03-02`: a day has no time zone. Read it as text too (`to_char`): the drivers make an instant of it. */
export type Day = ColumnType<Date, string, string>
