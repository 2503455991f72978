import { minor, type Amount, type TokenKind } from '@lagoon/contract/money/money'
import type { ProviderStep } from './protocol.ts'

/** Tokens as a row of a payment keeps them: minor units as digits. */
export interface KeptTokens {
  readonly kind: TokenKind
  readonly minor: string
}

/** The player's next step as a row keeps it: instants as text. */
export type KeptStep = { readonly [Field in string]: unknown } & { readonly kind: ProviderStep['kind'] }

/** What a payment was asked for in another currency, as a row keeps it: decimal text as the provider wrote it, an instant as text. */
export interface KeptConversion {
  readonly code: string
  readonly amount: string
  readonly at: string
}

/** What an invoice asks for; null for a step that is none. */
export const keepConversion = (step: ProviderStep): string | null =>
  step.kind === 'INVOICE' ? JSON.stringify({ code: step.currency.code, amount: step.amount, at: step.issuedAt.toISOString() }) : null

export const keepTokens = (tokens: readonly Amount[]): string =>
  JSON.stringify(tokens.map(({ kind, minor: amount }) => ({ kind, minor: String(amount) })))
export const keptTokens = (tokens: readonly KeptTokens[]): readonly Amount[] =>
  tokens.map(({ kind, minor: amount }) => ({ kind, minor: minor(amount) }))

export const keepStep = (step: ProviderStep): string => JSON.stringify(step)
/** The step that `keepStep` wrote. */
export const keptStep = (kept: KeptStep): ProviderStep =>
  (kept.kind === 'INVOICE'
    ? { ...kept, issuedAt: new Date(String(kept['issuedAt'])), expiresAt: new Date(String(kept['expiresAt'])) }
    : kept) as unknown as ProviderStep
