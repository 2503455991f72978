import type { Application } from 'pixi.js'
import type { Box } from '../../../backdrop/place.ts'
import { Backdrop } from './Backdrop.ts'
import { cellField } from './field/cellField.ts'
import type { Standing } from './field/field.ts'
import { reelField } from './field/reelField.ts'
import { Glass } from './Glass.ts'
import { HeldPearls } from './HeldPearls.ts'
import { boardSizeOf, layoutIn, TOKEN_SIDE } from './layout.ts'
import { Plate } from './Plate.ts'
import type { SceneData } from './scene.ts'
import { shineOn } from './shine.ts'
import { Sparks } from './Sparks.ts'
import { drawPicture, drawSymbols } from './textures.ts'
import { WinLines } from './WinLines.ts'

export interface LayersOptions {
  readonly app: Application
  readonly host: HTMLElement
  /** Where the reels may stand. */
  readonly area: () => Box
  readonly data: SceneData
  readonly resolution: number
  /** Drawn by a machine without a graphics chip: the backdrop stands, and nothing pulses. */
  readonly isFrugal: boolean
}

/** What a scene is made of, from the backdrop to the sparks, on the stage of its app. */
export const createLayers = async ({ app, host, area, data, resolution, isFrugal }: LayersOptions, at: Standing, isStill: boolean) => {
  const { board } = data
  const size = boardSizeOf(data)
  const measure = () => layoutIn(size, { width: host.clientWidth, height: host.clientHeight }, area())
  let layout = measure()
  let textures = await drawSymbols(data.pictures, layout.symbol * resolution)
  const { fontFamily } = getComputedStyle(host)
  const backdrop = new Backdrop(data.backdrop)
  const glass = new Glass(layout, data.backdrop.palette)
  const lines = new WinLines(layout, isStill || isFrugal)
  const sparks = new Sparks()
  const field = board.by === 'REELS' ? reelField(board.strips, at, textures, layout) : cellField(at, textures, layout)
  field.view.mask = glass.mask
  const pearls = new HeldPearls({ symbol: data.pearl ?? '', textures, layout, fontFamily, isStill })
  const tokenSide = Math.round(TOKEN_SIDE * resolution)
  const plate = new Plate(layout, fontFamily, await drawPicture(data.token, { width: tokenSide, height: tokenSide }))
  if (data.plate) plate.set(data.plate)
  await backdrop.resize(layout, resolution)
  if (isFrugal) backdrop.view.cacheAsTexture({ antialias: true })
  app.stage.addChild(backdrop.view, glass.back, glass.mask, field.view, glass.front, pearls.view, lines.view, plate.view, sparks.view)
  let shineTime = 0
  let isGone = false

  return {
    field,
    glass,
    lines,
    pearls,
    plate,
    /** Lights what won; `still` without a pulse. */
    shine(seconds: number, still: boolean) {
      const shining = lines.shining
      if (!shining) return
      shineTime += seconds
      shineOn(field, layout, shining, still || isFrugal ? 1 : 1.04 + Math.sin(shineTime * 5) * 0.04)
    },
    /** Everything that moves by itself goes on by so much time; the shine of a win is separate. */
    update(seconds: number, still: boolean) {
      if (!still && !isFrugal) backdrop.update(seconds)
      for (const layer of [glass, field, pearls, lines, sparks]) layer.update(seconds)
    },
    /** Nothing moves but what always does. */
    isQuiet: () => field.isStill && [pearls, lines, sparks, glass].every((layer) => layer.isQuiet),
    burst: (count: number) => sparks.burst(layout, count),
    setStill(still: boolean) {
      lines.setStill(still || isFrugal)
      pearls.setStill(still)
    },
    /** Measures again and draws for the new size; false where the scene has gone meanwhile. */
    async resize(): Promise<boolean> {
      app.renderer.resize(host.clientWidth, host.clientHeight)
      layout = measure()
      const old = textures
      textures = await drawSymbols(data.pictures, layout.symbol * resolution)
      await backdrop.resize(layout, resolution)
      if (isGone) return false
      if (isFrugal) backdrop.view.updateCacheTexture()
      for (const layer of [glass, lines, plate]) layer.resize(layout)
      field.resize(textures, layout)
      pearls.resize(textures, layout)
      for (const texture of old.values()) texture.destroy(true)
      return true
    },
    leave() {
      isGone = true
    },
  }
}
