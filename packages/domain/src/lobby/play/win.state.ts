import type { Amount, Minor, TokenKind } from '@lagoon/contract/money/money'
import type { Multiplier } from '../histories/multiplier.ts'
import type { Audience, GameTile } from '../lobby.state.ts'

/** What its player lets everybody see of one round. */
export interface SharedWin {
  readonly id: string
  readonly game: GameTile
  /** Absent where its player does not show their name. */
  readonly displayName?: string
  /** The kind of token that was won. */
  readonly kind: TokenKind
  /** Absent where its player does not show amounts. */
  readonly amounts?: { readonly bet: Amount; readonly win: Amount }
  /** How many times the bet was won, in hundredths: 250 is two and a half times. */
  readonly times: Multiplier
  /** RFC 3339 instant. */
  readonly wonAt: string
}

interface Shown {
  readonly win: SharedWin
  readonly audience: Audience
  /** The whole address of this page. */
  readonly link: string
  readonly isLinkCopied: boolean
}

/** The page `win?id`: open to all, and nothing on it can be changed. */
export type WinView =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  /** There is none of this id, or its player does not share it. */
  | { readonly state: 'unknownWin' }
  | ({ readonly state: 'bigWin' } & Shown)
  /** `jackpot` is the part of the win that the jackpot gave; absent where its player does not show amounts. */
  | ({ readonly state: 'jackpot'; readonly jackpot?: Minor } & Shown)
