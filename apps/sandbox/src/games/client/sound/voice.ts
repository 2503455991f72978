import type { Tone, Tuning } from './moments.ts'

const STEPS = 12
/** Loudness that an ear takes for silence; a ramp cannot end at 0. */
const SILENT = 0.0001
const ATTACK = 0.008
/** Of noise at half tone 0. */
const NOISE_HZ = 420

const hertz = (root: number, halfTones: number) => root * 2 ** (halfTones / STEPS)

/** A second of noise that is the same every time. */
export const noiseIn = (context: BaseAudioContext): AudioBuffer => {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  let state = 7
  for (let index = 0; index < samples.length; index++) {
    state = (state * 16_807) % 2_147_483_647
    samples[index] = (state / 2_147_483_647) * 2 - 1
  }
  return buffer
}

/** Plays tones into a bus from an instant of the context on. */
export const playTones = (bus: AudioNode, noise: AudioBuffer, tones: readonly Tone[], { root }: Tuning, begin: number): void => {
  const { context } = bus
  for (const { wave, at, seconds, from, to, loud } of tones) {
    const [start, end] = [begin + at, begin + at + seconds]
    const gain = context.createGain()
    gain.gain.setValueAtTime(SILENT, start)
    gain.gain.exponentialRampToValueAtTime(loud, start + ATTACK)
    gain.gain.exponentialRampToValueAtTime(SILENT, end)
    gain.connect(bus)
    if (wave === 'noise') {
      const source = context.createBufferSource()
      const filter = context.createBiquadFilter()
      source.buffer = noise
      filter.type = 'bandpass'
      filter.frequency.setValueAtTime(hertz(NOISE_HZ, from), start)
      filter.frequency.exponentialRampToValueAtTime(hertz(NOISE_HZ, to), end)
      source.connect(filter).connect(gain)
      source.start(start)
      source.stop(end)
    } else {
      const source = context.createOscillator()
      source.type = wave
      source.frequency.setValueAtTime(hertz(root, from), start)
      source.frequency.exponentialRampToValueAtTime(hertz(root, to), end)
      source.connect(gain)
      source.start(start)
      source.stop(end)
    }
  }
}

/** Of one chord of the music. */
export const CHORD_SECONDS = 6

/** A soft chord that swells and fades, an octave below the sounds. */
export const playChord = (bus: AudioNode, halfTones: readonly number[], { root }: Tuning, begin: number): void => {
  const { context } = bus
  for (const [index, halfTone] of halfTones.entries()) {
    const gain = context.createGain()
    const source = context.createOscillator()
    source.type = 'sine'
    source.frequency.setValueAtTime(hertz(root / 2, halfTone) * (1 + index * 0.0015), begin)
    gain.gain.setValueAtTime(SILENT, begin)
    gain.gain.linearRampToValueAtTime(0.12, begin + CHORD_SECONDS * 0.4)
    gain.gain.linearRampToValueAtTime(SILENT, begin + CHORD_SECONDS * 1.25)
    source.connect(gain).connect(bus)
    source.start(begin)
    source.stop(begin + CHORD_SECONDS * 1.25)
  }
}
