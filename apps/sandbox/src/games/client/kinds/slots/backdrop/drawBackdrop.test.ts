import { describe, expect, test } from 'vitest'
import { slotGames } from '../../../../rules/slots/slot.ts'
import type { SlotFacts } from '../../../../rules/slots/slotView.ts'
import { layoutIn } from '../scene/layout.ts'
import { backdrops } from './backdrops.ts'
import { drawBackdrop } from './drawBackdrop.ts'

const screens = {
  phone: [
    { width: 390, height: 844 },
    { x: 8, y: 64, width: 374, height: 530 },
  ],
  sideways: [
    { width: 844, height: 390 },
    { x: 8, y: 50, width: 610, height: 330 },
  ],
  desktop: [
    { width: 1280, height: 800 },
    { x: 24, y: 74, width: 1232, height: 590 },
  ],
} as const

test('every slot has a place of its own, and no other game', () =>
  expect(Object.keys(backdrops).toSorted()).toEqual(slotGames.map(({ id }) => id).toSorted()))

describe.each(slotGames.map((game) => [game.id, game.facts as unknown as SlotFacts] as const))('%s', (id, facts) => {
  test.each(Object.entries(screens))('is drawn whole on a %s, the same each time', (_name, [screen, area]) => {
    const { board, rows } = facts
    const reels = board.by === 'REELS' ? board.strips.length : board.columns
    const place = layoutIn({ reels, rows, pools: board.by === 'REELS' ? 1 : board.pools, above: 0 }, screen, area)
    const art = backdrops[id]
    const svg = art ? drawBackdrop(art, place) : ''
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(svg.match(/<g\b/g)?.length ?? 0).toBe(svg.match(/<\/g>/g)?.length ?? 0)
    const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, found]) => found)
    const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, found]) => found)
    expect(used.filter((one) => !ids.includes(one))).toEqual([])
    expect(art && drawBackdrop(art, place)).toBe(svg)
  })
})
