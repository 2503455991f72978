import { expect, test } from 'vitest'
import { isAboutStillness, isForced, picturesOf } from './pictured.ts'

const tags = ['visual']

test('a story has a picture on each width, and by day too where all variants stand together', () => {
  expect(picturesOf('desktop', { id: 'kit-button--pending', tags })).toEqual(['desktop/kit-button-pending'])
  expect(picturesOf('phone', { id: 'kit-button--matrix', tags })).toEqual(['phone/kit-button-matrix', 'day/kit-button-matrix'])
  expect(picturesOf('phone', { id: 'kit-button--pressed-by-keyboard', tags: [] })).toEqual([])
})

test('a story has a picture by day on the widths that its tags name', () => {
  const screen = (...more: string[]) => ({ id: 'screens-lobby-home--player', tags: [...tags, ...more] })
  const [night, day] = ['phone/screens-lobby-home-player', 'day/screens-lobby-home-player']
  expect(picturesOf('phone', screen('day'))).toEqual([night, day])
  expect(picturesOf('desktop', screen('day'))).toEqual(['desktop/screens-lobby-home-player'])
  expect(picturesOf('desktop', screen('day', 'day-desktop'))[1]).toBe('day-desktop/screens-lobby-home-player')
  expect(picturesOf('phone', screen('day-desktop'))).toEqual([night])
})

test('a story of one width has a picture there and nowhere else', () => {
  expect(picturesOf('desktop', { id: 'a--menu-open', tags: [...tags, 'phone-only'] })).toEqual([])
  expect(picturesOf('phone', { id: 'a--menu-open', tags: [...tags, 'phone-only'] })).toEqual(['phone/a-menu-open'])
  expect(picturesOf('phone', { id: 'a--tabs', tags: [...tags, 'desktop-only'] })).toEqual([])
})

test('a story in forced colors has one picture: no theme reaches it, and what is lost is lost at any width', () => {
  const story = { id: 'kit-button--forced-colors', tags }
  expect(isForced(story)).toBe(true)
  expect([...picturesOf('desktop', story), ...picturesOf('phone', story)]).toEqual(['phone/kit-button-forced-colors'])
})

test('the name of a story says that it is about stillness', () => {
  expect(isAboutStillness({ id: 'kit-button--reduced-motion' })).toBe(true)
  expect(isAboutStillness({ id: 'kit-button--matrix' })).toBe(false)
})
