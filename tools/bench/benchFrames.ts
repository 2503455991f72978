import { chromium } from 'playwright'
import { measuringLaunch, slowPhone } from './measurePage.ts'
import { playedGames } from './playedGames.ts'
import { playerStorage } from './playerStorage.ts'

/** Of the main thread, on a phone's processor: the machine that measures has no graphics chip, so what is painted elsewhere is not the phone's. */
const MOST_MS = 8
const SPINS = 12
const SPIN_MS = 2_500

interface Drawn {
  drawnFrames: number
}

/** Runs in the game's page: it takes the machine for a phone with a graphics chip, and counts the frames in which it drew. */
const asOnPhone = () => {
  const RENDERER = 0x9246
  let hasDrawn = false
  const counted: Drawn = { drawnFrames: 0 }
  Object.assign(window, counted)
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    const { getParameter, drawElements } = prototype
    prototype.getParameter = function named(name) {
      return name === RENDERER ? 'phone' : (getParameter.call(this, name) as unknown)
    }
    prototype.drawElements = function noted(...given) {
      hasDrawn = true
      drawElements.apply(this, given)
    }
  }
  const note = () => {
    if (hasDrawn) (window as unknown as Drawn).drawnFrames += 1
    hasDrawn = false
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}

/** Spins the reels of a slot on a slow phone; prints what a frame of it takes on the main thread, and answers whether that was kept. */
export const benchFrames = async (origin: string): Promise<boolean> => {
  const slot = playedGames.find(({ type }) => type === 'slot')
  if (!slot) throw new RangeError('no slot is played')
  const browser = await chromium.launch(await measuringLaunch({ webGl: true }))
  try {
    const context = await browser.newContext({
      ...slowPhone.device,
      // The processor paints the pixels here: with all of a phone's it draws a tenth of a phone's frames, and what a spin costs once counts
      // for ten. The thread's work for a frame does not depend on how many there are.
      deviceScaleFactor: 0.25,
      serviceWorkers: 'block',
      storageState: await playerStorage(origin),
    })
    const page = await context.newPage()
    await page.addInitScript(asOnPhone)
    await page.goto(new URL(`/play?type=${slot.type}&id=${slot.id}`, origin).href)
    const spin = slot.act(page.frameLocator('iframe'))
    await spin.waitFor({ timeout: 30_000 })
    const frame = page.frames().find((one) => one.parentFrame() !== null)
    if (!frame) throw new RangeError('the game has no frame')
    const session = await context.newCDPSession(page)
    // Time of the thread itself: neither what other programs take of the machine nor the wait for painting is any of it. A slow processor
    // is reckoned, not emulated: emulation spins while the thread waits, and that would count.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const busyMs = async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1_000
    }
    const framesOf = () => frame.evaluate(() => (window as unknown as Drawn).drawnFrames)
    const [busyBefore, framesBefore] = [await busyMs(), await framesOf()]
    for (let turn = 0; turn < SPINS; turn++) {
      if (await spin.isVisible()) await spin.click()
      await page.waitForTimeout(SPIN_MS)
    }
    const frames = (await framesOf()) - framesBefore
    const perFrameMs = (((await busyMs()) - busyBefore) * slowPhone.slowdown) / frames
    console.table({ [slot.id]: { frames, perFrameMs: Number(perFrameMs.toFixed(2)), mostMs: MOST_MS, isKept: perFrameMs <= MOST_MS } })
    return perFrameMs <= MOST_MS
  } finally {
    await browser.close()
  }
}
