import { Container } from 'pixi.js'
import type { Layout } from '../layout.ts'
import type { SymbolTextures } from '../textures.ts'
import type { Field, Standing } from './field.ts'
import { Reel } from './Reel.ts'

const STAGGER = 0.17

/** Reels side by side that come to rest one after another. */
export const reelField = (strips: readonly (readonly string[])[], at: Standing, textures: SymbolTextures, layout: Layout): Field => {
  const reels = strips.map((strip, index) => new Reel(index, strip, at.stops[index] ?? 0, textures, layout))
  const view = new Container()
  view.addChild(...reels.map((reel) => reel.view))
  const set = ({ stops, grid }: Standing) => {
    for (const [index, reel] of reels.entries()) reel.set(stops[index] ?? 0, grid[index] ?? [])
  }
  return {
    view,
    get isStill() {
      return reels.every((reel) => reel.isStill)
    },
    run() {
      for (const reel of reels) reel.run()
    },
    async land({ stops, grid }) {
      await Promise.all(reels.map((reel, index) => reel.land(stops[index] ?? 0, grid[index] ?? [], index * STAGGER)))
    },
    set,
    hurry() {
      for (const reel of reels) reel.hurry()
    },
    fill(filled, grid) {
      for (const reel of filled) reels[reel]?.fill(grid[reel] ?? [])
    },
    tumble: () => Promise.reject(new RangeError('reels do not tumble')),
    spriteAt: (reel, row) => reels[reel]?.spriteAt(row),
    resize(nextTextures, nextLayout) {
      for (const reel of reels) reel.resize(nextTextures, nextLayout)
    },
    update(seconds) {
      for (const reel of reels) reel.update(seconds)
    },
  }
}
