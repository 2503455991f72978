export type { PlatformFrameMessage } from '@lagoon/contract/wire/gameFrame/gameFrame'
import type { OpenWithdrawal } from '../withdrawal/withdrawal.state.ts'
import type { NotLoaded } from '../kernel/notLoaded.state.ts'
import type { GameAddress } from '@lagoon/contract/lobby/addresses'
import type { GameFilters } from '@lagoon/contract/lobby/gameFilters'
import type { GameType, Volatility } from '@lagoon/contract/lobby/enums'
import type { Balance } from '@lagoon/contract/money/balanceSheet'
import type { Amount, Minor, TokenKind } from '@lagoon/contract/money/money'

/** A game as a card shows it. The cover is `/covers/<id>.svg`. */
export interface GameTile {
  readonly id: string
  readonly name: string
  readonly type: GameType
  readonly providerId: string
  readonly providerName: string
  readonly isPlayable: boolean
  readonly isNew: boolean
  readonly isFeatured: boolean
}

/** Who looks at a page that is open to everybody. */
export type Audience = 'visitor' | 'player'

export interface Teaser {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly publishedAt: string
}

/** When a promotion runs, RFC 3339. No `until`: it has no end yet, and the screen says so instead of hurrying anybody. */
export interface PromotionRun {
  readonly from: string
  readonly until?: string
}

export interface PromotionTeaser extends Teaser {
  /** Absent for one that nobody can take part in yet. */
  readonly run?: PromotionRun
}

export interface LobbyContent {
  readonly games: readonly GameTile[]
  readonly news: readonly Teaser[]
  readonly promotions: readonly PromotionTeaser[]
}

/** A round that was not finished when the player left: the money is not lost, and the card says so. */
export interface UnfinishedRound {
  readonly game: GameTile
  readonly bet: Amount
  readonly startedAt: string
}

/** A win of some player, of whose name only the beginning is told. */
export interface RecentWin {
  readonly id: string
  readonly shortName: string
  readonly gameName: string
  readonly win: Amount
  readonly isJackpot: boolean
}

/** The latest wins, the newest first; `asOf` is when the newest was won, as the server writes a time, '' where there is none. */
export interface RecentWins {
  readonly asOf: string
  readonly wins: readonly RecentWin[]
}

/** What a jackpot stands at that grows with the player's own rounds of a game at this bet. */
export interface GrowingJackpot {
  readonly game: GameTile
  readonly bet: Amount
  readonly amount: Amount
}

export type HomeView =
  | { readonly state: 'loading' }
  | { readonly state: 'visitor'; readonly lobby: LobbyContent }
  | {
      readonly state: 'player'
      readonly displayName: string
      readonly lobby: LobbyContent
      readonly recentlyPlayed: readonly GameTile[]
      readonly favorites: readonly GameTile[]
      readonly unfinishedRound?: UnfinishedRound
      readonly jackpots: readonly GrowingJackpot[]
      readonly recentWins: readonly RecentWin[]
      readonly pendingPayment?: { readonly paymentId: string }
      /** The newest one that is not over. */
      readonly openWithdrawal?: OpenWithdrawal
    }
  | { readonly state: 'noGames' }
  | { readonly state: 'failed' }
  /** 503: `message` is the server's plain text, absent for the default one of §8. Who came back from a payment still sees it. */
  | { readonly state: 'offline'; readonly message?: string; readonly pendingPayment?: { readonly paymentId: string } }

interface GameListing {
  readonly audience: Audience
  /** Absent where the list holds every type. */
  readonly type?: GameType
  /** How many games of each type stand open. */
  readonly counts: Readonly<Record<GameType, number>>
  readonly filters: GameFilters
  /** The providers that have a game in the list before it was narrowed. */
  readonly providers: readonly { readonly id: string; readonly name: string }[]
  /** How many games the list holds before it was narrowed. */
  readonly total: number
}

export type GamesView =
  | { readonly state: 'loading'; readonly type?: GameType }
  | { readonly state: 'failed' }
  /** The address names a type that there is not. */
  | { readonly state: 'unknownType' }
  | { readonly state: 'noneOfThisType'; readonly type?: GameType; readonly counts: Readonly<Record<GameType, number>> }
  /** All that fit the filters; `filters` says whether it was narrowed. */
  | ({ readonly state: 'filled'; readonly games: readonly GameTile[] } & GameListing)
  /** No game fits; a few that stand open instead. */
  | ({ readonly state: 'noneFound'; readonly instead: readonly GameTile[] } & GameListing)

export interface GameFacts {
  readonly game: GameTile
  readonly summary: string
  readonly returnToPlayerBp?: number
  readonly volatility?: Volatility
  readonly minStake?: Minor
  readonly maxStake?: Minor
  readonly paylines?: number
  readonly rules: readonly string[]
  readonly tokens: readonly TokenKind[]
  readonly related: readonly GameTile[]
}

/** Whether the player marked a game as a favorite. `isBusy`: the mark is being changed, or not known yet. */
export interface FavoriteMark {
  readonly isOn: boolean
  readonly isBusy: boolean
}

/** The player's own limit of what they lose, where it leaves too little for a bet; amounts of the tokens that count. */
export interface ReachedLimit {
  readonly limit: Minor
  readonly left: Minor
  /** So many days it counts. */
  readonly days: number
  /** RFC 3339 instant from which a bet fits again. */
  readonly resetsAt: string
}

export type GameDetailsView =
  | NotLoaded
  | { readonly state: 'unknownGame' }
  /** `favorite` is absent for a visitor, and where nobody answered whether there is a mark. */
  | (KnownGameView & { readonly favorite?: FavoriteMark })

type KnownGameView =
  /** `balances` is empty until they are known. */
  | { readonly state: 'readyToPlay'; readonly facts: GameFacts; readonly balances: readonly Balance[]; readonly isLaunching: boolean }
  | { readonly state: 'loggedOut'; readonly facts: GameFacts }
  /** Also for a game that the provider does not run yet (`isPlayable` false): the screen says which. */
  | { readonly state: 'providerUnavailable'; readonly facts: GameFacts }
  | { readonly state: 'kycRequired'; readonly facts: GameFacts }
  | { readonly state: 'insufficientBalance'; readonly facts: GameFacts; readonly balances: readonly Balance[]; readonly lacking: TokenKind }
  /** The tokens are at another table, in a hand that the player left; `table` is its game, where the server named it. */
  | { readonly state: 'tokensAtTable'; readonly facts: GameFacts; readonly table?: GameAddress }
  /** The player's own limit refused `lacking`; other kinds, of which nothing counts as lost, may still be played. */
  | {
      readonly state: 'limitReached'
      readonly facts: GameFacts
      readonly balances: readonly Balance[]
      readonly lacking: TokenKind
      readonly limit?: ReachedLimit
    }

export type GameInfoView =
  | NotLoaded
  | { readonly state: 'unknownGame' }
  | { readonly state: 'filled'; readonly facts: GameFacts; readonly audience: Audience }

interface OpenGame {
  readonly game: GameTile
  readonly token: TokenKind
  /** Balance of the token that a bet takes, and of the one that a win gives where it is another. */
  readonly balances: readonly Amount[]
}

/** The tokens that a game was to be opened with, and are too few. What is not known is absent. */
export interface LackingTokens {
  readonly kind: TokenKind
  readonly minStake?: Minor
  readonly balance?: Minor
}

/** Why a game did not open. */
export type PlayFailure =
  /** Nobody answered. */
  | { readonly reason: 'notLoaded' }
  | { readonly reason: 'unknownGame' | 'providerUnavailable' | 'notPlayable' | 'kycRequired' | 'tooManyRequests' }
  | { readonly reason: 'insufficientBalance'; readonly lacking: LackingTokens }
  | { readonly reason: 'limitReached'; readonly limit?: ReachedLimit }
  /** `table` is the game of the hand that was left, where the server named it. */
  | { readonly reason: 'tokensAtTable'; readonly table?: GameAddress }

export type PlayView =
  /** Nothing is known of the game yet. */
  | { readonly state: 'loading' }
  | ({ readonly state: 'loadingGame'; readonly url?: string } & OpenGame)
  | ({ readonly state: 'playing'; readonly url: string } & OpenGame)
  | ({ readonly state: 'connectionLost'; readonly url: string } & OpenGame)
  | ({ readonly state: 'roundFinishedByProvider'; readonly bet: Amount; readonly win: Amount } & OpenGame)
  | ({ readonly state: 'sessionEnded' } & OpenGame)
  | ({
      readonly state: 'realityCheck'
      readonly url: string
      readonly minutes: number
      readonly wagered: Amount
      readonly won: Amount
    } & OpenGame)
  | ({ readonly state: 'failed' } & PlayFailure)
