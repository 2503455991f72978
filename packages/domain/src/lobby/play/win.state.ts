import type { Amount, Minor } from '@lagoon/contract/money/money'
import type { Audience, GameTile } from '../lobby.state.ts'

/** What its player lets everybody see of one round. */
export interface SharedWin {
  readonly id: string
  readonly game: GameTile
  readonly displayName: string
  readonly bet: Amount
  readonly win: Amount
  /** How many times the bet, as a whole number. */
  readonly times: number
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
  /** `jackpot` is the part of the win that the jackpot gave. */
  | ({ readonly state: 'jackpot'; readonly jackpot: Minor } & Shown)
