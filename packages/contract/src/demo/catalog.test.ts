import { gameTypes } from '../lobby/enums.ts'
import { describe, expect, it } from 'vitest'
import { catalog, certify, providers } from './catalog.ts'

describe('catalog', () => {
  it('fills a lobby: at least 60 games, every kind and every provider, each id once', () => {
    expect(catalog.length).toBeGreaterThanOrEqual(60)
    expect(new Set(catalog.map((game) => game.id)).size).toBe(catalog.length)
    expect(new Set(catalog.map((game) => game.name)).size).toBe(catalog.length)
    for (const type of gameTypes) expect(catalog.filter((game) => game.type === type).length).toBeGreaterThanOrEqual(6)
    for (const provider of providers) expect(catalog.some((game) => game.providerId === provider.id)).toBe(true)
    expect(catalog.map((game) => game.rank)).toEqual(catalog.map((_, index) => index + 1))
  })

  it('announces the games that open and claims no return that nobody certified', () => {
    const open = {
      SLOT: [
        'moonlit-tides',
        'lantern-koi',
        'pearl-diver',
        'whale-song',
        'jellyfish-waltz',
        'sunken-cathedral',
        'harbour-lights',
        'eight-arms-deep',
        'paper-boats',
      ],
      KENO: ['pearl-draw', 'tidepool-keno', 'harbour-bell-keno'],
      POKER: ['lantern-jacks', 'breakwater-jacks', 'foundry-holdem', 'low-tide-stud', 'cabin-stud', 'hearth-holdem'],
      FISH: ['lanternfish-alley', 'under-the-ice', 'narwhal-run'],
      CRASH: ['comet-line', 'sky-lantern'],
      BLACKJACK: ['porthole-twenty-one', 'anvil-blackjack', 'red-iron-twenty-one'],
    }
    const playable = Map.groupBy(
      catalog.filter((game) => game.isPlayable),
      ({ type }) => type,
    )
    const sorted = (ids: readonly string[]) => ids.toSorted()
    expect(Object.fromEntries([...playable].map(([type, all]) => [type, sorted(all.map(({ id }) => id))]))).toEqual(
      Object.fromEntries(Object.entries(open).map(([type, ids]) => [type, sorted(ids)])),
    )
    expect(catalog.filter((game) => game.isFeatured && !game.isPlayable)).toEqual([])
    expect(catalog.every((game) => game.returnToPlayerBp === null)).toBe(true)
  })

  it.each(catalog)('$id says how it is played', (game) => {
    expect(game.id).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(game.rules.length).toBeGreaterThanOrEqual(3)
    expect(game.rules.length).toBeLessThanOrEqual(6)
    expect(game.type === 'SLOT' || game.paylines === null).toBe(true)
    expect(game.minStake).toBeGreaterThan(0n)
    expect(game.maxStake).toBeGreaterThan(game.minStake)
  })

  it('takes certified figures, and refuses them for a game it does not hold', () => {
    const certified = certify(catalog, { 'moonlit-tides': { returnToPlayerBp: 9600 } })
    expect(certified[0]?.returnToPlayerBp).toBe(9600)
    expect(certified[1]?.returnToPlayerBp).toBe(null)
    expect(() => certify(catalog, { 'no-such-game': { returnToPlayerBp: 9600 } })).toThrow('no-such-game')
  })
})
