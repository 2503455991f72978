import { catalog } from '@lagoon/contract/demo/catalog'
import { certifiedFigures } from '@lagoon/contract/demo/certifiedFigures'
import type { SlotData, SlotRules } from '@lagoon/games/slots/slot'
import { slots } from '@lagoon/games/slots/slots'
import { describe, expect, test } from 'vitest'

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const inWords = (count: number) => words[count] ?? { 20: '20', 25: 'twenty-five', 40: 'forty' }[count] ?? count.toLocaleString('en')
const nth = (count: number) => ({ 5: 'fifth', 8: 'eighth' })[count] ?? ''
const least = (counts: readonly number[]) => Math.min(...counts)

/** What a text has to say about the rules, in its own words. */
const saidOf = (rules: SlotRules, nameOf: (symbol: string) => string): readonly string[] => {
  switch (rules.engine) {
    case 'REELS': {
      const awards = Object.values(rules.scatter?.awards ?? {})
      const spins = [...new Set(awards.map(({ freeSpins }) => freeSpins))]
      const ways = rules.rows ** rules.strips.length
      return [
        rules.wins.by === 'LINES' ? `${inWords(rules.wins.paylines.length)} lines` : `${inWords(ways)} ways`,
        ...(rules.wild ? [`${nameOf(rules.wild.symbol)}`, 'wild'] : []),
        ...(rules.scatter
          ? [`${inWords(least(Object.keys(rules.scatter.awards).map(Number)))} or more ${nameOf(rules.scatter.symbol)}`]
          : []),
        ...(rules.scatter
          ? spins.length === 1
            ? [`${inWords(least(spins))} free spins`]
            : [`${least(spins)} to ${Math.max(...spins)} free spins`]
          : []),
        ...(rules.multiplier ? [`${nameOf(rules.multiplier.symbol)} appears on reel ${inWords(rules.multiplier.reel + 1)} only`] : []),
        ...(rules.jackpot ? [`${rules.jackpot.times} times`] : []),
      ]
    }
    case 'TUMBLE': {
      const last = rules.multipliers.length
      const positions = [inWords(rules.columns / rules.pools), inWords(rules.rows)]
      const [smallest = 0] = rules.sizes
      const isWhole = rules.pools === 1
      return [
        isWhole
          ? `${positions[0]} columns of ${positions[1]} positions`
          : `${inWords(rules.pools)} canals, ${positions[0]} positions wide and ${positions[1]} long`,
        isWhole ? `${inWords(smallest)} or more` : `${inWords(smallest)} to ${inWords((rules.columns / rules.pools) * rules.rows)} boats`,
        rules.group === 'TOUCHING' ? 'touch' : 'wherever they are',
        `×${rules.multipliers[last - 1] ?? 0}`,
        `after the ${nth(last)}`,
      ]
    }
    case 'HOLD': {
      const { reels, pearl, respins, jackpot } = rules
      const units = reels.wins.by === 'LINES' ? reels.wins.paylines.length : 1
      return [
        `${inWords(units)} lines`,
        `${inWords(pearl.trigger)} or more ${nameOf(pearl.symbol)}s lock`,
        `respin ${inWords(respins.count)} times`,
        `starts at ${jackpot.start / units} times your bet`,
        `${{ 10: 'a tenth' }[units / jackpot.step] ?? ''} of your bet`,
        `up to ${(jackpot.start + jackpot.step * jackpot.mostSteps) / units} times your bet`,
      ]
    }
  }
}

const games: readonly SlotData[] = [...slots.values()]

describe('what the catalog says of a slot agrees with its mathematics', () => {
  test.each(games)('$id', ({ id, volatility, symbols, rules, figures }) => {
    const told = catalog.find((game) => game.id === id)
    const wins = rules.engine === 'REELS' ? rules.wins : rules.engine === 'HOLD' ? rules.reels.wins : null
    expect(told).toMatchObject({ volatility, paylines: wins?.by === 'LINES' ? wins.paylines.length : null })
    const text = `${told?.rules.join(' ')}`.toLowerCase()
    const nameOf = (symbol: string) => (symbols.find((known) => known.id === symbol)?.name ?? symbol).toLowerCase()
    expect(saidOf(rules, nameOf).filter((said) => !text.includes(said))).toEqual([])
    expect(certifiedFigures[id]?.returnToPlayerBp ?? figures.returnToPlayerBp).toBe(figures.returnToPlayerBp)
  })
})

test('the certified return of every slot is that of its rules', () => {
  const certified = Object.keys(certifiedFigures).filter((id) => catalog.some((game) => game.id === id && game.type === 'SLOT'))
  expect(certified.filter((id) => !slots.has(id))).toEqual([])
})
