import type { Moment, Tone, Tuning } from './moments.ts'

const tone = (at: number, seconds: number, from: number, to = from, loud = 0.3, wave: Tone['wave'] = 'triangle'): Tone => ({
  wave,
  at,
  seconds,
  from,
  to,
  loud,
})

/** The sound of each moment, in half tones above the root of the game. */
export const sounds: Readonly<Record<Moment, readonly Tone[]>> = {
  press: [tone(0, 0.07, 12, 7, 0.22, 'sine'), tone(0, 0.16, 10, 4, 0.05, 'noise')],
  stop: [tone(0, 0.09, 0, -7, 0.32, 'sine'), tone(0, 0.04, 24, 24, 0.06, 'noise')],
  draw: [tone(0, 0.12, 19, 19, 0.16, 'sine')],
  card: [tone(0, 0.07, 30, 12, 0.16, 'noise')],
  coin: [tone(0, 0.1, 24, 24, 0.16, 'sine'), tone(0.06, 0.28, 31, 31, 0.18, 'sine')],
  chips: [tone(0, 0.05, 26, 24, 0.14, 'noise'), tone(0.05, 0.06, 28, 25, 0.12, 'noise'), tone(0, 0.08, 31, 31, 0.06, 'sine')],
  begin: [tone(0, 0.6, 0, 19, 0.16, 'sine'), tone(0, 0.5, 6, 22, 0.04, 'noise')],
  end: [tone(0, 0.4, 7, -5, 0.2, 'sine'), tone(0, 0.2, 8, 0, 0.06, 'noise')],
  turn: [tone(0, 0.14, 19, 19, 0.2, 'sine'), tone(0.12, 0.3, 26, 26, 0.2, 'sine')],
  burst: [tone(0, 0.22, 12, 26, 0.14, 'sine'), tone(0, 0.18, 20, 30, 0.05, 'noise')],
  win: [tone(0, 0.2, 12), tone(0.1, 0.2, 16), tone(0.2, 0.34, 19)],
  largeWin: [
    ...[0, 4, 7, 12, 16, 19, 24].map((step, index) => tone(index * 0.12, 0.3, 12 + step, 12 + step, 0.28)),
    ...[0, 7, 12].map((step) => tone(0.9, 1.3, step, step, 0.2, 'sine')),
  ],
  feature: [tone(0, 0.5, 0, 12, 0.2, 'sine'), tone(0.25, 0.5, 7, 19, 0.18, 'sine'), tone(0.5, 0.9, 24, 24, 0.2)],
}

const minor = [
  [0, 7, 15],
  [-4, 3, 12],
  [-2, 5, 14],
  [-5, 7, 10],
] as const
const major = [
  [0, 7, 16],
  [-3, 4, 12],
  [5, 9, 12],
  [-5, 7, 11],
] as const
const open = [
  [0, 7, 14],
  [-2, 5, 12],
] as const

/** Of the games that have one of their own. */
const tunings: Readonly<Record<string, Tuning>> = {
  'moonlit-tides': { root: 196, chords: minor },
  'harbour-lights': { root: 174.6, chords: major },
  'lantern-koi': { root: 220, chords: open },
  'whale-song': { root: 130.8, chords: open },
  'jellyfish-waltz': { root: 207.7, chords: minor },
  'sunken-cathedral': { root: 146.8, chords: minor },
  'pearl-diver': { root: 196, chords: major },
  'eight-arms-deep': { root: 138.6, chords: minor },
  'paper-boats': { root: 233.1, chords: major },
  'comet-line': { root: 155.6, chords: minor },
  'sky-lantern': { root: 185, chords: major },
  'under-the-ice': { root: 246.9, chords: open },
  'narwhal-run': { root: 164.8, chords: major },
  'lanternfish-alley': { root: 123.5, chords: minor },
  'foundry-holdem': { root: 110, chords: open },
}
const plain: Tuning = { root: 196, chords: open }

export const tuningOf = (gameId: string): Tuning => tunings[gameId] ?? plain
