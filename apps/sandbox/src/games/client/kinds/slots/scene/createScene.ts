import { createApp } from './createApp.ts'
import { createLayers } from './createLayers.ts'
import type { Standing } from './field/field.ts'
import type { Box } from '../../../backdrop/place.ts'
import type { Scene, SceneData } from './scene.ts'

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
  const layers = await createLayers({ app, host, area, data, resolution, isFrugal }, at, isStill)
  const { field, glass, lines, pearls, plate } = layers
  let still = isStill
  let standing = at
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
    if (still) repaint()
    else wake()
  }
  const frame = (seconds: number) => {
    layers.update(seconds, still)
    layers.shine(seconds, still)
    if (isFrugal && layers.isQuiet()) rest()
  }
  const paint = () => {
    layers.shine(0, still)
    app.render()
  }
  let nextPaint = 0
  /** Paints with the next frame, once: a round that stands at once changes the scene many times before anybody sees it. */
  const repaint = () => {
    nextPaint ||= requestAnimationFrame(() => {
      nextPaint = 0
      paint()
    })
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
    layers.setStill(next)
    if (next) field.set(standing)
    setMotion()
    repaint()
  }
  const resize = async () => {
    if (await layers.resize()) repaint()
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
        repaint()
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
        repaint()
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
      repaint()
    },
    celebrate(strength) {
      if (still) return
      layers.burst(Math.min(90, 20 + strength * 4))
      wake()
    },
    setTide(level) {
      glass.setLevel(level, still)
      awaken()
    },
    setStill,
    destroy() {
      layers.leave()
      cancelAnimationFrame(nextPaint)
      observer.disconnect()
      window.clearTimeout(timer)
      app.destroy({ removeView: true }, { children: true, texture: true })
    },
  }
}
