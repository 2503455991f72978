import { parseJson } from '@lagoon/contract/text/parseJson'

/** What the player chose to hear; the sliders go from 0 to 100. */
export interface SoundSettings {
  readonly isOn: boolean
  readonly music: number
  readonly effects: number
}

const KEY = 'game.sound'
const standard: SoundSettings = { isOn: true, music: 40, effects: 80 }

const level = (value: unknown, otherwise: number) =>
  typeof value === 'number' && value >= 0 && value <= 100 ? Math.round(value) : otherwise

/** What was kept, as far as it can be read. */
export const settingsIn = (kept: string | null): SoundSettings => {
  const { isOn, music, effects } = (parseJson(kept ?? '') ?? {}) as Partial<Record<keyof SoundSettings, unknown>>
  return { isOn: isOn !== false, music: level(music, standard.music), effects: level(effects, standard.effects) }
}

/** The settings of this browser, for every game of the provider. */
export const keptSettings = {
  read(): SoundSettings {
    try {
      return settingsIn(window.localStorage.getItem(KEY))
    } catch {
      return standard
    }
  },
  keep(settings: SoundSettings): void {
    try {
      window.localStorage.setItem(KEY, JSON.stringify(settings))
    } catch {
      // a browser that forbids storage in frames: the choice holds for this page
    }
  },
}
