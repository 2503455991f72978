import { describe, expect, test } from 'vitest'
import { games } from '../../rules/games.ts'
import { slotGames } from '../../rules/slots/slot.ts'
import type { SlotFacts } from '../../rules/slots/slotView.ts'
import { backdrops as ofKeno } from '../kinds/keno/backdrops.ts'
import { backdrops as ofSlots } from '../kinds/slots/backdrops.ts'
import { layoutIn } from '../kinds/slots/scene/layout.ts'
import { places } from '../kinds/videoPoker/places.ts'
import { drawBackdrop } from './drawBackdrop.ts'
import { roomAround, type Box, type Place } from './place.ts'

const windows: Readonly<Record<string, { readonly screen: Place['screen']; readonly area: Box }>> = {
  phone: { screen: { width: 390, height: 844 }, area: { x: 8, y: 64, width: 374, height: 530 } },
  sideways: { screen: { width: 844, height: 390 }, area: { x: 8, y: 50, width: 610, height: 330 } },
  desktop: { screen: { width: 1280, height: 800 }, area: { x: 24, y: 74, width: 1232, height: 590 } },
}
type Window = (typeof windows)[string]

const aroundReels =
  ({ board, rows }: SlotFacts) =>
  ({ screen, area }: Window): Place => {
    const reels = board.by === 'REELS' ? board.strips.length : board.columns
    return layoutIn({ reels, rows, pools: board.by === 'REELS' ? 1 : board.pools, above: 0 }, screen, area)
  }
/** A board in the middle, with a fifth of its area around it. */
const aroundPane = ({ screen, area }: Window): Place => ({
  screen,
  room: roomAround(area, screen),
  frame: { x: area.x + area.width * 0.1, y: area.y + area.height * 0.1, width: area.width * 0.8, height: area.height * 0.8 },
  top: area.y + area.height * 0.1,
})

const ofVideoPoker = Object.fromEntries(Object.entries(places).map(([id, { backdrop }]) => [id, backdrop]))

test.each([
  ['SLOT', ofSlots],
  ['KENO', ofKeno],
  ['VIDEO_POKER', ofVideoPoker],
])('every game of %s has a place of its own, and no other game', (kind, arts) => {
  const ids = [...games.values()].filter((game) => game.kind === kind).map(({ id }) => id)
  expect(Object.keys(arts).toSorted()).toEqual(ids.toSorted())
})

describe.each([
  ...slotGames.map(({ id, facts }) => [id, ofSlots[id], aroundReels(facts as unknown as SlotFacts)] as const),
  ...Object.entries({ ...ofKeno, ...ofVideoPoker }).map(([id, art]) => [id, art, aroundPane] as const),
])('%s', (_id, art, placeIn) => {
  test.each(Object.entries(windows))('is drawn whole on a window %s, the same each time', (_name, window) => {
    const place = placeIn(window)
    const svg = art ? drawBackdrop(art, place) : ''
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(svg.match(/<g\b/g)?.length ?? 0).toBe(svg.match(/<\/g>/g)?.length ?? 0)
    const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, found]) => found)
    const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, found]) => found)
    expect(used.filter((one) => !ids.includes(one))).toEqual([])
    expect(art && drawBackdrop(art, place)).toBe(svg)
  })
})
