import { describe, expect, test } from 'vitest'
import { everyGame } from '../../testing/lobbySample.ts'
import { findGames } from './findGames.ts'
import { isNarrowed, noFilters } from '@lagoon/contract/lobby/gameFilters'

const found = (search: string) => findGames(everyGame, { ...noFilters, search }).map(({ name }) => name)

describe('a search finds a game however its name is typed', () => {
  test.each([
    ['captain’s', 'Captain’s Table'],
    ["captain's", 'Captain’s Table'],
    ['CAPTAINS  table', 'Captain’s Table'],
    ["hold'em", 'Foundry Hold’em'],
    ['twenty one', 'Porthole Twenty-One'],
    ['twenty-one', 'Porthole Twenty-One'],
    ['anvil and', 'Anvil & Coral'],
    ['anvil &', 'Anvil & Coral'],
    ['móonlit', 'Moonlit Tides'],
    ['tides moon', 'Moonlit Tides'],
  ])('%s', (search, name) => {
    expect(found(search)).toContain(name)
  })
})

test('a game that bears the word comes before those whose provider does', () => {
  const names = found('coral')
  expect(names[0]).toBe('Anvil & Coral')
  expect(names).toContain('Salt Crown')
})

test('a word that no game holds, or signs alone, find nothing', () => {
  expect(found('kraken')).toEqual([])
  expect(found('moonlit kraken')).toEqual([])
  expect(found('%')).toEqual([])
})

test('an empty search and blanks keep every game in the order of the lobby', () => {
  expect(found('')).toEqual(everyGame.map(({ name }) => name))
  expect(found('   ')).toHaveLength(everyGame.length)
  expect(isNarrowed({ ...noFilters, search: '  ' })).toBe(false)
})

test('filters hold all at once', () => {
  const open = findGames(everyGame, { ...noFilters, isPlayableOnly: true })
  expect(open).toEqual(everyGame.filter(({ isPlayable }) => isPlayable))
  expect(open.length).toBeLessThan(everyGame.length)
  const newOfTwo = findGames(everyGame, { ...noFilters, isNewOnly: true, providerIds: ['coralforge', 'northlight'] })
  expect(newOfTwo.map(({ id }) => id)).toEqual([
    'lanternfish-alley',
    'anvil-and-coral',
    'icebreaker',
    'crab-foundry',
    'double-forge',
    'star-chart-keno',
  ])
  const ofOne = findGames(everyGame, { ...noFilters, isPlayableOnly: true, providerIds: ['deepwater'] })
  expect(ofOne).toEqual(open.filter(({ providerId }) => providerId === 'deepwater'))
})
