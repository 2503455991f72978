import 'pixi.js/unsafe-eval'
import { Application } from 'pixi.js'
import { isSoftware } from './isSoftware.ts'

/** The canvas of a scene in `host`: WebGL where there is one, else 2D; rejects when the browser gives neither. */
export const createApp = async (host: HTMLElement, background: string) => {
  const app = new Application()
  const isFrugal = isSoftware()
  const resolution = isFrugal ? 1 : Math.min(window.devicePixelRatio || 1, 2)
  await app.init({
    preference: ['webgl', 'canvas'],
    skipExtensionImports: true,
    antialias: !isFrugal,
    resolution,
    autoDensity: true,
    width: host.clientWidth,
    height: host.clientHeight,
    background,
    autoStart: false,
  })
  host.append(app.canvas)
  return { app, isFrugal, resolution }
}
