import type { ComponentType, RefObject } from 'react'
import type { GameInfo, PastRound, RoundView, SessionView } from '../../contract.ts'
import type { Json } from '@lagoon/games/json'
import type { Moment } from '../sound/moments.ts'

/** What goes on beside the money: free spins under way, and what they are multiplied by. */
export interface Banner {
  readonly name: string
  readonly text: string
  readonly times: string | null
}

/** What showing an outcome may do to the shell around it. */
export interface Steps {
  /** Waits, shorter once the player wants to go on. */
  pause(milliseconds: number): Promise<void>
  /** Won in this round so far. */
  onWon(won: bigint): void
  onBanner(banner: Banner | null): void
  /** Something that can be heard. */
  onMoment(moment: Moment): void
}

/** The picture of a game, as the shell moves it. */
export interface Stage {
  /** A press is on its way; nothing is known of its outcome. */
  start(): void
  /** Plays an outcome that is decided already; resolves when the picture stands. */
  show(round: RoundView, steps: Steps): Promise<void>
  /** No outcome came: back to what stood before. */
  stay(): Promise<void>
  /** Shortens what is under way. */
  hurry(): void
}

/** One of the acts with which an open round may go on. */
export interface ActChoice {
  readonly act: Json
  readonly verb: string
  /** Further tokens, minor units. */
  readonly takes: bigint
}

/** What the player has chosen for the next press. */
export type Choice =
  /** Stands beside the bet that opens a round; `side` is a bet beside it, minor units. */
  | { readonly to: 'play'; readonly choice: Json; readonly side?: bigint }
  /** Goes on with the open round; `takes` are further tokens, minor units. */
  | { readonly to: 'act'; readonly act: Json; readonly verb: string; readonly takes?: bigint }
  /** Several ways to go on with the open round, each a button and a key from 1 on; the first is the main one. Never empty. */
  | { readonly to: 'choose-act'; readonly acts: readonly ActChoice[] }
  /** Something is missing, said to the player in place of the press. */
  | { readonly to: 'choose'; readonly hint: string }

/** A key, and what it does. */
export type KeyHelp = readonly [key: string, does: string]

export interface InfoProps {
  gameId: string
  facts: Json
  stake: bigint
}

export interface BoardProps {
  gameId: string
  facts: Json
  /** The last round, or the one that is open. */
  round: RoundView | null
  /** As the session began; `SessionView.meters`. */
  meters?: Json | undefined
  winToken: SessionView['winToken']
  stake: bigint
  /** False while an outcome is on its way: nothing can be chosen then. */
  isReady: boolean
  /** The element in whose place a picture behind everything stands. */
  area: RefObject<HTMLElement | null>
  onStage: (stage: Stage | null) => void
  /** The board can be seen. */
  onShown: () => void
  /** What the button does next. Told in a layout effect: after a paint it would still say what the round before asked for. */
  onChoice: (choice: Choice) => void
}

/** What the shell asks of every kind of game. */
interface AnyKind {
  /** What one round is called: `spin`. */
  readonly unit: string
  readonly Info: ComponentType<InfoProps>
  /** Its own keys; those of the shell are known. */
  readonly keys?: readonly KeyHelp[]
  /** A finished round in a line of the list. */
  readonly summary: (round: PastRound) => string
}

export interface PlayProps {
  readonly session: SessionView
  readonly info: GameInfo
  /** The provider's session token. */
  readonly token: string
  /** False while a panel is open: keys then belong to it. */
  readonly isInFront: boolean
  /** The game can be seen. */
  readonly onShown: () => void
  readonly onStake: (stake: bigint) => void
  readonly onEnded: (message: string) => void
}

export interface LivePanelProps {
  readonly gameId: string
  /** The provider's session token. */
  readonly token: string
  readonly onClose: () => void
}

/** A kind whose rounds do not begin and end with one press: it moves itself, below the head of the page. */
export interface LiveKind extends AnyKind {
  readonly flow: 'live'
  /** Asks for what needs no session, while that is being opened. */
  readonly askAhead?: (gameId: string) => void
  readonly Play: ComponentType<PlayProps>
  /** What is told in place of the pair of seeds, where outcomes do not come from it. */
  readonly Fairness?: ComponentType<LivePanelProps>
  /** What is told in place of the list of rounds, where the server keeps them in another way. */
  readonly History?: ComponentType<LivePanelProps>
}

/** A kind of rounds that begin with a press and have one outcome after another. */
export interface Kind extends AnyKind {
  readonly flow?: 'rounds'
  /** On the button that opens a round. */
  readonly verb: string
  /** The board is a picture behind everything, or stands in the free space. */
  readonly place: 'behind' | 'inside'
  readonly Board: ComponentType<BoardProps>
  /** After the amount, for who does not see the board: ` on 2 lines`. */
  readonly spokenWin: (outcome: Json) => string
  /** What lies open at the end of a round, as sentences after the outcome; absent where the outcome says it all. */
  readonly spokenEnd?: (outcome: Json) => string
  /** What a reader hears of a round that waits for its player; absent where none does. */
  readonly spokenOpen?: (outcome: Json) => string
  /** All that a round took, minor units, where that is not always its stake. */
  readonly taken?: (round: Pick<RoundView, 'stake' | 'outcome'>) => bigint
  /** Where rounds may be played by themselves; absent where each needs its player. `hasFeature`: the round brought more than its one play. */
  readonly autoplay?: { readonly hasFeature: (outcome: Json) => boolean }
}
