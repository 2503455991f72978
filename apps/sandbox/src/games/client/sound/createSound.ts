import type { Moment, Tuning } from './moments.ts'
import type { SoundSettings } from './settings.ts'
import { sounds, tuningOf } from './sounds.ts'
import { CHORD_SECONDS, noiseIn, playChord, playTones } from './voice.ts'

const DUCKED = 0.2
const DUCK_SECONDS = 2.4
const FADE_SECONDS = 0.08
const HUNDRED = 100

export interface SoundOptions {
  /** Undefined where the browser has no sound. */
  readonly makeContext: () => AudioContext | undefined
  readonly kept: { read(): SoundSettings; keep(settings: SoundSettings): void }
}

interface Desk {
  readonly context: AudioContext
  readonly noise: AudioBuffer
  readonly music: GainNode
  /** Lowered while a large win sounds. */
  readonly duck: GainNode
  readonly effects: GainNode
}

/**
 * The sound of a page: two buses under one switch. Silent until `touched`, as browsers ask; a context that a call or a hidden page
 * interrupted goes on with the next touch. What is asked for while it is silent is dropped.
 */
export const createSound = ({ makeContext, kept }: SoundOptions) => {
  let settings = kept.read()
  let tuning: Tuning = tuningOf('')
  let desk: Desk | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let chord = 0
  /** By the clock of the context, which stands still while its sound does. */
  let nextChordAt = 0
  let isHidden = false
  const listeners = new Set<() => void>()

  const fade = (gain: GainNode, to: number) => gain.gain.setTargetAtTime(to, gain.context.currentTime, FADE_SECONDS)
  const level = () => {
    if (!desk) return
    fade(desk.music, settings.isOn ? settings.music / HUNDRED : 0)
    fade(desk.effects, settings.isOn ? settings.effects / HUNDRED : 0)
  }
  /** Goes on with the music, from whatever stopped or changed it: a chord that still sounds gets no other beside it. */
  const playMusic = () => {
    clearTimeout(timer)
    if (!desk || isHidden || !settings.isOn || settings.music === 0) return
    const { chords } = tuning
    const { currentTime: now, state } = desk.context
    const isRunning = state === 'running'
    if (isRunning && now >= nextChordAt) {
      playChord(desk.music, chords[chord++ % chords.length] ?? [], tuning, now)
      nextChordAt = now + CHORD_SECONDS
    }
    timer = setTimeout(playMusic, (isRunning ? nextChordAt - now : CHORD_SECONDS) * 1_000)
  }
  const build = (): Desk | undefined => {
    const context = makeContext()
    if (!context) return undefined
    const [music, duck, effects] = [context.createGain(), context.createGain(), context.createGain()]
    music.connect(duck).connect(context.destination)
    effects.connect(context.destination)
    music.gain.value = effects.gain.value = 0
    return { context, noise: noiseIn(context), music, duck, effects }
  }
  const resume = () => {
    // A browser may refuse to go on outside a touch; the next touch asks again.
    if (desk && !isHidden && desk.context.state !== 'running') desk.context.resume().then(playMusic, () => undefined)
  }
  const begin = () => {
    if (!settings.isOn) return
    if (!desk) {
      desk = build()
      level()
      playMusic()
    }
    resume()
  }

  return {
    get settings(): SoundSettings {
      return settings
    },
    /** A choice of the player, by a touch or a key. */
    change(part: Partial<SoundSettings>): void {
      settings = { ...settings, ...part }
      kept.keep(settings)
      if (part.isOn) begin()
      level()
      playMusic()
      for (const listener of listeners) listener()
    },
    /** Calls back at each change of the settings, until the returned function is called. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** The game that is played from now on. */
    tune(gameId: string): void {
      tuning = tuningOf(gameId)
    },
    /** The player touched the page or pressed a key: sound may begin, or go on. */
    touched: begin,
    /** The page went out of sight, or came back. */
    hidden(isNow: boolean): void {
      isHidden = isNow
      clearTimeout(timer)
      if (isNow) void desk?.context.suspend().catch(() => undefined)
      else resume()
    },
    play(moment: Moment): void {
      if (!desk || !settings.isOn || isHidden || desk.context.state !== 'running') return
      const now = desk.context.currentTime
      playTones(desk.effects, desk.noise, sounds[moment], tuning, now)
      if (moment !== 'largeWin') return
      fade(desk.duck, DUCKED)
      desk.duck.gain.setTargetAtTime(1, now + DUCK_SECONDS, FADE_SECONDS * 4)
    },
  }
}
export type Sound = ReturnType<typeof createSound>
