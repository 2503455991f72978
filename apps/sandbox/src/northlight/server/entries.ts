import type { SessionTerms } from '../../games/server/wallet.ts'

/** What is written down of streams before it is acted upon. */
export type StreamEntry =
  | { readonly type: 'session'; readonly session: string; readonly epoch: number; readonly terms: SessionTerms; readonly at: number }
  /** A hold was asked for: its number is used. */
  | { readonly type: 'hold'; readonly session: string; readonly number: number }
  /** The platform holds nothing any more. */
  | { readonly type: 'released'; readonly session: string; readonly at: number }
  /** Events, as they are sent. `stakeId` is the name of the stake among them, or of the one that they give back. */
  | { readonly type: 'events'; readonly session: string; readonly texts: readonly string[]; readonly stakeId?: string }
  /** A stake that never came is given back: it must not be taken. */
  | { readonly type: 'barred'; readonly session: string; readonly stakeId: string }
  /** The platform has everything up to `seq`. Lines of earlier releases do not say since when. */
  | { readonly type: 'acked'; readonly session: string; readonly seq: number; readonly at?: number }
  /** No more stakes: another launch came, or the platform refused for good. */
  | { readonly type: 'ended'; readonly session: string; readonly reason: string }
