import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSound } from './createSound.ts'
import { settingsIn, type SoundSettings } from './settings.ts'

/** An audio context that counts what is started in it and obeys only a touch, as a browser's does. */
const contextFor = () => {
  const started: string[] = []
  const asked: string[] = []
  const param = () => ({
    value: 1,
    setValueAtTime: vi.fn<() => void>(),
    exponentialRampToValueAtTime: vi.fn<() => void>(),
    linearRampToValueAtTime: vi.fn<() => void>(),
    setTargetAtTime: vi.fn<() => void>(),
  })
  const context = {
    state: 'running',
    currentTime: 0,
    sampleRate: 100,
    destination: {},
    createGain: () => node('gain'),
    createOscillator: () => node('tone'),
    createBufferSource: () => node('noise'),
    createBiquadFilter: () => node('filter'),
    createBuffer: () => ({ getChannelData: () => new Float32Array(100) }),
    async resume() {
      asked.push('resume')
      context.state = 'running'
    },
    async suspend() {
      asked.push('suspend')
      context.state = 'suspended'
    },
  }
  const node = (name: string) => ({
    context,
    gain: param(),
    frequency: param(),
    connect: (next: unknown) => next,
    start: () => started.push(name),
    stop: () => undefined,
  })
  return { context, started, asked }
}

const standard: SoundSettings = { isOn: true, music: 0, effects: 80 }
const soundWith = (settings: SoundSettings) => {
  const made = contextFor()
  let kept = settings
  const makeContext = vi.fn<() => AudioContext>(() => made.context as unknown as AudioContext)
  const sound = createSound({ makeContext, kept: { read: () => kept, keep: (next) => (kept = next) } })
  return { ...made, sound, makeContext, keptNow: () => kept }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the sound of a game', () => {
  test('makes no context and no sound before the first touch', () => {
    const { sound, makeContext, started } = soundWith(standard)
    sound.play('win')
    expect(makeContext).not.toHaveBeenCalled()
    sound.touched()
    expect(started).toEqual([])
    sound.play('win')
    expect(started).toEqual(['tone', 'tone', 'tone'])
  })

  test('stays silent while it is muted, and the choice is kept', () => {
    const { sound, makeContext, started, keptNow } = soundWith({ ...standard, isOn: false })
    sound.touched()
    sound.play('coin')
    expect(makeContext).not.toHaveBeenCalled()
    sound.change({ isOn: true })
    sound.play('coin')
    expect(started).toEqual(['tone', 'tone'])
    sound.change({ isOn: false })
    sound.play('coin')
    expect(started).toHaveLength(2)
    expect(keptNow()).toEqual({ ...standard, isOn: false })
  })

  describe('its music', () => {
    const chords = ({ started }: { started: readonly string[] }) => started.filter((name) => name === 'tone').length / 3
    /** Time passes for the page and for its sound. */
    const pass = async (made: ReturnType<typeof soundWith>, milliseconds: number) => {
      made.context.currentTime += milliseconds / 1_000
      await vi.advanceTimersByTimeAsync(milliseconds)
    }

    test('goes on at the same pace while a slider is dragged', async () => {
      const made = soundWith({ ...standard, music: 40 })
      made.sound.touched()
      for (let music = 45; music <= 100; music += 5) {
        await pass(made, 50)
        made.sound.change({ music })
        made.sound.change({ effects: music })
      }
      expect(chords(made)).toBe(1)
      await pass(made, 6_000)
      expect(chords(made)).toBe(2)
    })

    test('adds no chord each time the sound is switched off and on', async () => {
      const made = soundWith({ ...standard, music: 40 })
      made.sound.touched()
      for (let times = 0; times < 5; times++) {
        await pass(made, 100)
        made.sound.change({ isOn: false })
        await pass(made, 100)
        made.sound.change({ isOn: true })
      }
      expect(chords(made)).toBe(1)
      await pass(made, 6_000)
      expect(chords(made)).toBe(2)
    })

    test('begins when its slider leaves 0, and adds no chord each time the page is left and seen again', async () => {
      const made = soundWith(standard)
      made.sound.touched()
      expect(chords(made)).toBe(0)
      made.sound.change({ music: 40 })
      expect(chords(made)).toBe(1)
      for (let times = 0; times < 5; times++) {
        made.sound.hidden(true)
        await vi.advanceTimersByTimeAsync(500)
        made.sound.hidden(false)
        await pass(made, 100)
      }
      expect(chords(made)).toBe(1)
      await pass(made, 6_000)
      expect(chords(made)).toBe(2)
    })
  })

  test.each([5_000, 15_000, 45_000])('Q19 comes back at the next touch after %i ms out of sight, with its settings kept', async (away) => {
    const { sound, context, started, asked, keptNow } = soundWith({ ...standard, music: 40 })
    sound.touched()
    sound.hidden(true)
    await vi.advanceTimersByTimeAsync(away)
    expect(started.filter((name) => name === 'tone')).toHaveLength(3)
    sound.hidden(false)
    context.state = 'interrupted' // as iOS says after a call
    sound.play('win')
    const before = started.length
    sound.touched()
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toEqual(['suspend', 'resume', 'resume'])
    sound.play('win')
    expect(started.length).toBeGreaterThanOrEqual(before + 3)
    expect(keptNow()).toEqual({ ...standard, music: 40 })
  })
})

describe('kept settings', () => {
  test.each([
    [null, { isOn: true, music: 40, effects: 80 }],
    ['{"isOn":false,"music":0,"effects":100}', { isOn: false, music: 0, effects: 100 }],
    ['{"music":-1,"effects":"loud"}', { isOn: true, music: 40, effects: 80 }],
    ['nonsense', { isOn: true, music: 40, effects: 80 }],
    ['null', { isOn: true, music: 40, effects: 80 }],
  ])('%s', (kept, settings) => expect(settingsIn(kept)).toEqual(settings))
})
