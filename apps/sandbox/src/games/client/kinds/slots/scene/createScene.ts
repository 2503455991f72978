import { Backdrop } from './Backdrop.ts'
import { createApp } from './createApp.ts'
import { Glass } from './Glass.ts'
import { layoutIn, type Box } from './layout.ts'
import { cellField } from './field/cellField.ts'
import type { Standing } from './field/field.ts'
import { reelField } from './field/reelField.ts'
import { HeldPearls } from './HeldPearls.ts'
import { Plate, PLATE_ROOM } from './Plate.ts'
import type { Scene, SceneData } from './scene.ts'
import { shineOn } from './shine.ts'
import { Sparks } from './Sparks.ts'
import { drawSymbols } from './textures.ts'
import { WinLines } from './WinLines.ts'

const CALM_FPS = 30
const LIVELY_FPS = 60
const FRUGAL_FPS = 24
/** Above this a machine without a graphics chip shows symbols without turning reels. */
const TOO_SLOW_MS = 120
const LONGEST_FRAME = 0.25

interface SceneOptions {
  readonly host: HTMLElement
  /** Where the reels may stand. */
  readonly area: () => Box
  readonly data: SceneData
}

/** Builds the scene in `host`, its board within `area` of it; rejects where the browser cannot draw it. */
export const createScene = async ({ host, area, data }: SceneOptions, at: Standing, isStill: boolean): Promise<Scene> => {
  const { app, isFrugal, resolution } = await createApp(host, data.backdrop.palette.sky[0])
  const { board } = data
  const size = {
    reels: board.by === 'REELS' ? board.strips.length : board.columns,
    rows: data.rows,
    pools: board.by === 'REELS' ? 1 : board.pools,
    above: data.plate ? PLATE_ROOM : 0,
  }
  const measure = () => layoutIn(size, { width: host.clientWidth, height: host.clientHeight }, area())
  let layout = measure()
  let textures = await drawSymbols(data.pictures, layout.symbol * resolution)
  let still = isStill
  let standing = at
  const { fontFamily } = getComputedStyle(host)
  const backdrop = new Backdrop(data.backdrop)
  const glass = new Glass(layout, data.backdrop.palette)
  const lines = new WinLines(layout, still || isFrugal)
  const sparks = new Sparks()
  const field = board.by === 'REELS' ? reelField(board.strips, at, textures, layout) : cellField(at, textures, layout)
  field.view.mask = glass.mask
  const pearls = new HeldPearls({ symbol: data.pearl ?? '', textures, layout, fontFamily, isStill: still })
  const plate = new Plate(layout, fontFamily)
  if (data.plate) plate.set(data.plate)
  await backdrop.resize(layout, resolution)
  if (isFrugal) backdrop.view.cacheAsTexture({ antialias: true })
  app.stage.addChild(backdrop.view, glass.back, glass.mask, field.view, glass.front, pearls.view, lines.view, plate.view, sparks.view)

  const shine = (seconds: number) => {
    const shining = lines.shining
    if (!shining) return
    shineTime += seconds
    shineOn(field, layout, shining, still || isFrugal ? 1 : 1.04 + Math.sin(shineTime * 5) * 0.04)
  }
  let shineTime = 0
  let frameMs = 0
  /** The ticker paints after this frame and not again until something moves. */
  const rest = () => {
    app.ticker.stop()
    requestAnimationFrame(() => app.render())
  }
  const wake = () => {
    if (!still) app.ticker.start()
  }
  /** Something changed that is not a movement of its own. */
  const awaken = () => {
    if (still) paint()
    else wake()
  }
  const frame = (seconds: number) => {
    if (!still && !isFrugal) backdrop.update(seconds)
    glass.update(seconds)
    field.update(seconds)
    pearls.update(seconds)
    lines.update(seconds)
    sparks.update(seconds)
    shine(seconds)
    const isQuiet = field.isStill && pearls.isQuiet && lines.isQuiet && sparks.isQuiet && glass.isQuiet
    if (isFrugal && isQuiet) rest()
  }
  const paint = () => {
    shine(0)
    app.render()
  }
  app.ticker.add(({ deltaMS }) => {
    if (isFrugal && !field.isStill) frameMs += (deltaMS - frameMs) * 0.3
    frame(Math.min(LONGEST_FRAME, deltaMS / 1000))
  })
  app.ticker.minFPS = 0
  app.ticker.maxFPS = CALM_FPS
  const setMotion = () => (still ? app.ticker.stop() : app.ticker.start())
  setMotion()
  paint()

  const setStill = (next: boolean) => {
    still = next
    lines.setStill(next || isFrugal)
    pearls.setStill(next)
    if (next) field.set(standing)
    setMotion()
    paint()
  }
  let isGone = false
  const resize = async () => {
    app.renderer.resize(host.clientWidth, host.clientHeight)
    layout = measure()
    const old = textures
    textures = await drawSymbols(data.pictures, layout.symbol * resolution)
    await backdrop.resize(layout, resolution)
    if (isGone) return
    if (isFrugal) backdrop.view.updateCacheTexture()
    glass.resize(layout)
    lines.resize(layout)
    field.resize(textures, layout)
    pearls.resize(textures, layout)
    plate.resize(layout)
    for (const texture of old.values()) texture.destroy(true)
    paint()
  }
  let timer = 0
  const observer = new ResizeObserver(() => {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => void resize(), 60)
  })
  observer.observe(host)

  return {
    start() {
      lines.clear()
      pearls.clear()
      if (!still && frameMs > TOO_SLOW_MS) setStill(true)
      if (still) return
      app.ticker.maxFPS = isFrugal ? FRUGAL_FPS : LIVELY_FPS
      field.run()
      wake()
    },
    async land(at) {
      standing = at
      if (still) {
        field.set(at)
        paint()
        return
      }
      wake()
      await field.land(at)
      app.ticker.maxFPS = CALM_FPS
    },
    hurry: () => field.hurry(),
    fill(filled, grid) {
      standing = { ...standing, grid }
      field.fill(filled, grid)
      awaken()
    },
    async tumble(step) {
      lines.clear()
      standing = { ...standing, grid: step.grid }
      if (still) {
        field.set(standing)
        paint()
        return
      }
      app.ticker.maxFPS = isFrugal ? FRUGAL_FPS : LIVELY_FPS
      wake()
      await field.tumble(step)
    },
    showPearls(held, isHeld) {
      pearls.add(held, isHeld)
      awaken()
    },
    turnOpen(isTurning) {
      pearls.turn(isTurning)
      awaken()
    },
    setPlate(text) {
      plate.set(text)
      awaken()
    },
    clearWins() {
      lines.clear()
      field.set(standing)
      awaken()
    },
    showWins(wins, beside) {
      app.ticker.maxFPS = isFrugal ? FRUGAL_FPS : LIVELY_FPS
      lines.show(
        wins,
        beside.map(([reel, row]) => `${reel}:${row}`),
      )
      paint()
    },
    celebrate(strength) {
      if (still) return
      sparks.burst(layout, Math.min(90, 20 + strength * 4))
      wake()
    },
    setTide(level) {
      glass.setLevel(level, still)
      awaken()
    },
    setStill,
    destroy() {
      isGone = true
      observer.disconnect()
      window.clearTimeout(timer)
      app.destroy({ removeView: true }, { children: true, texture: true })
    },
  }
}
