import 'pixi.js/unsafe-eval'
import { Application, Container } from 'pixi.js'
import { Backdrop } from './Backdrop.ts'
import { Glass } from './Glass.ts'
import { isSoftware } from './isSoftware.ts'
import { layoutIn, type Box } from './layout.ts'
import { Reel } from './Reel.ts'
import type { Grid } from '../../../../rules/slots/slotView.ts'
import type { Scene, SceneData } from './scene.ts'
import { Sparks } from './Sparks.ts'
import { drawSymbols } from './textures.ts'
import { WinLines } from './WinLines.ts'

const STAGGER = 0.17
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

/**
 * Builds the scene in `host`, reels within `area` of it. WebGL where there is one, else the 2D canvas; rejects when the
 * browser gives neither.
 */
export const createScene = async (
  { host, area, data }: SceneOptions,
  at: { readonly stops: readonly number[]; readonly grid: Grid },
  isStill: boolean,
): Promise<Scene> => {
  const app = new Application()
  const isFrugal = isSoftware()
  const resolution = isFrugal ? 1 : Math.min(window.devicePixelRatio || 1, 2)
  await app.init({
    preference: ['webgl', 'canvas'],
    antialias: !isFrugal,
    resolution,
    autoDensity: true,
    width: host.clientWidth,
    height: host.clientHeight,
    background: 0x050b18,
    autoStart: false,
  })
  host.append(app.canvas)

  const measure = () =>
    layoutIn({ reels: data.strips.length, rows: data.rows }, { width: host.clientWidth, height: host.clientHeight }, area())
  let layout = measure()
  let textures = await drawSymbols(data.pictures, layout.symbol * resolution)
  let still = isStill
  let standing = at
  const backdrop = new Backdrop()
  const glass = new Glass(layout)
  const lines = new WinLines(layout, still || isFrugal)
  const sparks = new Sparks()
  const reels = data.strips.map((strip, index) => new Reel(index, strip, standing.stops[index] ?? 0, textures, layout))
  const reelBox = new Container()
  reelBox.addChild(...reels.map(({ view }) => view))
  reelBox.mask = glass.mask
  backdrop.resize(layout)
  if (isFrugal) backdrop.view.cacheAsTexture({ antialias: true })
  app.stage.addChild(backdrop.view, glass.back, glass.mask, reelBox, glass.front, lines.view, sparks.view)

  const shine = (seconds: number) => {
    const shining = lines.shining
    if (!shining) return
    shineTime += seconds
    for (const [index, reel] of reels.entries())
      for (let row = 0; row < data.rows; row++) {
        const sprite = reel.spriteAt(row)
        if (!sprite) continue
        const isLit = shining.has(`${index}:${row}`)
        const size = layout.symbol * (isLit && !still && !isFrugal ? 1.04 + Math.sin(shineTime * 5) * 0.04 : 1)
        sprite.setSize(size, size)
        sprite.alpha = isLit ? 1 : 0.34
      }
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
  const frame = (seconds: number) => {
    if (!still && !isFrugal) backdrop.update(seconds)
    glass.update(seconds)
    for (const reel of reels) reel.update(seconds)
    lines.update(seconds)
    sparks.update(seconds)
    shine(seconds)
    const isQuiet = reels.every((reel) => reel.isStill) && lines.isQuiet && sparks.isQuiet && glass.isQuiet
    if (isFrugal && isQuiet) rest()
  }
  const paint = () => {
    shine(0)
    app.render()
  }
  app.ticker.add(({ deltaMS }) => {
    if (isFrugal && !reels.every((reel) => reel.isStill)) frameMs += (deltaMS - frameMs) * 0.3
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
    if (next) for (const [index, reel] of reels.entries()) reel.set(standing.stops[index] ?? 0, standing.grid[index] ?? [])
    setMotion()
    paint()
  }
  const resize = async () => {
    app.renderer.resize(host.clientWidth, host.clientHeight)
    layout = measure()
    const old = textures
    textures = await drawSymbols(data.pictures, layout.symbol * resolution)
    backdrop.resize(layout)
    if (isFrugal) backdrop.view.updateCacheTexture()
    glass.resize(layout)
    lines.resize(layout)
    for (const reel of reels) reel.resize(textures, layout)
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
      if (!still && frameMs > TOO_SLOW_MS) setStill(true)
      if (still) return
      app.ticker.maxFPS = isFrugal ? FRUGAL_FPS : LIVELY_FPS
      for (const reel of reels) reel.run()
      wake()
    },
    async land(stops, grid) {
      standing = { stops, grid }
      if (still) {
        for (const [index, reel] of reels.entries()) reel.set(stops[index] ?? 0, grid[index] ?? [])
        paint()
        return
      }
      wake()
      await Promise.all(reels.map((reel, index) => reel.land(stops[index] ?? 0, grid[index] ?? [], index * STAGGER)))
      app.ticker.maxFPS = CALM_FPS
    },
    hurry() {
      for (const reel of reels) reel.hurry()
    },
    fill(filled, grid) {
      standing = { ...standing, grid }
      for (const reel of filled) reels[reel]?.fill(grid[reel] ?? [])
      if (still) paint()
      else wake()
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
      if (still) paint()
      else wake()
    },
    setStill,
    destroy() {
      observer.disconnect()
      window.clearTimeout(timer)
      app.destroy({ removeView: true }, { children: true, texture: true })
    },
  }
}
