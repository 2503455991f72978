import type { BetPart } from '@lagoon/contract/lobby/enums'
import type { TokenKind } from '@lagoon/contract/money/money'
import type { RoundFairness, RoundReport } from '@lagoon/contract/wire/seamlessWallet/roundReport'
import type { GameProblem } from '../contract.ts'
import type { Json } from '@lagoon/games/json'

/**
 * Calls of one provider to the platform's wallet that run at once; further ones wait for their turn, and their time to answer begins
 * then. All of a thousand presses sent at once would each wait for the whole thousand, and the last ones count as unanswered.
 */
export const MOST_CALLS_AT_ONCE = 32

/** What a session at the wallet is about. Money is minor units as decimal digits. */
export interface SessionTerms {
  /** Of the session at the wallet. */
  readonly sessionId: string
  /** The player as this provider knows them. */
  readonly player: string
  /** What others at a table read of the player's name; only from wallets of providers with tables. */
  readonly shortName?: string
  readonly gameId: string
  /** The kind of token that a bet takes. */
  readonly token: TokenKind
  /** The kind that a win pays. */
  readonly winToken: TokenKind
  readonly balance: string
  readonly minStake: string
  readonly maxStake: string
}

/** What is left of the bet's kind of token. */
export interface Left {
  readonly balance: string
}

/** An answer of the wallet that binds, or nothing that can be relied on: then what was asked may have happened or not. */
export type WalletAnswer<Reply> =
  | { readonly kind: 'ok'; readonly reply: Reply }
  | { readonly kind: 'refused'; readonly problem: GameProblem; readonly balance?: string | undefined }
  | { readonly kind: 'unknown'; readonly reason: string }

/** One stake of a round: its opening bet, a side bet, or what an act takes. */
export interface Stake {
  /** At the wallet it is known by this for ever. */
  readonly stakeId: string
  readonly roundId: string
  /** The session that pays. */
  readonly sessionId: string
  readonly part: BetPart
  /** Above zero. */
  readonly minor: bigint
}

/** A round that is over. */
export interface Settlement {
  readonly roundId: string
  /** The session that it was opened in. */
  readonly sessionId: string
  /** In all, 0 too. */
  readonly totalWin: string
  /** Of its stakes, what was never bet and comes back: chips at a table. No part of the bet, nor of the win. Only for wallets that keep a table's chips. */
  readonly unplayed?: string
  readonly report: RoundReport
  readonly fairness: RoundFairness
}

/** Something that the wallet has to be told however long it takes: made and read by the wallet alone, and kept as it was made. */
export type Delivery = { readonly [key: string]: Json }

/** What became of a delivery; `refused` is for good. */
export type Delivered =
  | { readonly kind: 'ok'; readonly balance: string }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string }

/** Where the tokens of the games are: each provider has its own. None of these throws. */
export interface Wallet {
  /** Swaps what a launch brought for the session that it was made for. */
  open(launch: string): Promise<WalletAnswer<SessionTerms>>
  balance(sessionId: string): Promise<WalletAnswer<Left>>
  take(stake: Stake): Promise<WalletAnswer<Left>>
  /** Tells to give a stake back, whether it was taken or not; a stake that comes after it must not be taken. */
  undo(stake: Pick<Stake, 'stakeId' | 'roundId' | 'sessionId'>): Delivery
  /** Tells what a round paid, and that it is over. */
  settle(settlement: Settlement): Delivery
  /** May be asked with the same delivery again and again: it happens once. */
  deliver(delivery: Delivery): Promise<Delivered>
}
