/** What can be heard in a game. A kind names its moments while it shows a round; the shell plays them. */
export type Moment =
  /** The player's own act: a bet, a hit, a shot. */
  | 'press'
  /** A reel, or a row of cells, comes to rest. */
  | 'stop'
  /** A number is drawn, a ball falls. */
  | 'draw'
  | 'card'
  /** Something is collected: a pearl that stays, a coin. */
  | 'coin'
  /** Winners vanish. */
  | 'burst'
  /** Chips are put in. */
  | 'chips'
  /** A round that all share takes off. */
  | 'begin'
  /** It is over, or what was shot at got away. */
  | 'end'
  /** The player is asked for something, and the clock runs. */
  | 'turn'
  | 'win'
  | 'largeWin'
  /** Free spins or respins begin. */
  | 'feature'

/** One tone of a sound. */
export interface Tone {
  readonly wave: OscillatorType | 'noise'
  /** Seconds after the beginning of the sound. */
  readonly at: number
  readonly seconds: number
  /** Half tones above the root of the game, at its start and its end; of noise, its brightness. */
  readonly from: number
  readonly to: number
  /** 0 to 1. */
  readonly loud: number
}

/** How a game sounds: its root, and the chords of its music in half tones. */
export interface Tuning {
  /** Hertz. */
  readonly root: number
  readonly chords: readonly (readonly number[])[]
}
