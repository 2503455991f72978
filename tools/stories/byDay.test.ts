import { expect, test } from 'vitest'
import { storyIndex } from './storyIndex.ts'

const withoutDay = (stories: readonly { readonly title: string; readonly tags: readonly string[] }[]): readonly string[] =>
  [...Map.groupBy(stories, ({ title }) => title)]
    .filter(([title, ofTitle]) => title.startsWith('Screens/') && !ofTitle.some(({ tags }) => tags.includes('day')))
    .map(([title]) => title)

test('every screen has a story that is pictured in the day theme too', async () => {
  const stories = await storyIndex()
  expect(stories.some(({ title }) => title === 'Screens/Lobby/Home')).toBe(true)
  expect(withoutDay(stories)).toEqual([])
})
