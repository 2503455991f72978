import { expect, it } from 'vitest'
import type { KeptTexts } from '../ports/ports.ts'
import { readTheme, shownTheme, writeTheme } from './theme.ts'
import { themeChoices } from '@lagoon/contract/shell/enums'

const keeping = (): KeptTexts => {
  const texts = new Map<string, string>()
  return {
    read: (key) => texts.get(key),
    write: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
    keys: () => [...texts.keys()],
    listen: () => () => undefined,
  }
}

it('is night until a theme is chosen, and takes no nonsense', () => {
  const kept = keeping()
  expect(readTheme(kept)).toBe('night')
  kept.write('theme', 'neon')
  expect(readTheme(kept)).toBe('night')
})

it.each(themeChoices)('keeps the choice of %s', (theme) => {
  const kept = keeping()
  writeTheme(kept, theme)
  expect(readTheme(kept)).toBe(theme)
})

it('asks the device only where the player said so', () => {
  expect(themeChoices.map((choice) => [shownTheme(choice, true), shownTheme(choice, false)])).toEqual([
    ['night', 'night'],
    ['day', 'day'],
    ['day', 'night'],
  ])
})
