import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ports } from '../testing/ports.ts'
import { pressActions, typeActions, type Browser, type Size, type Where } from './browser.ts'

export const WEBKIT = '/usr/bin/WebKitWebDriver'
export const XVFB = '/usr/bin/Xvfb'
export const XDOTOOL = '/usr/bin/xdotool'

/** Without room for its title bar and buttons the window can be as narrow as a phone. */
const narrowWindow = '* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }\n'

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill()
  await ended
}

/** A display that nobody sees, with a number that it chooses itself. */
const startDisplay = async (): Promise<{ display: string; process: ChildProcess }> => {
  const child = spawn(XVFB, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    child.stdio[3]!.once('data', (said: Buffer) => resolve(said.toString().trim()))
    child.once('exit', () => reject(new Error('Xvfb did not start.')))
  })
  return { display: `:${number}`, process: child }
}

/** Debian's WebKitGTK, driven by WebDriver, in a window of a display that nobody sees. */
export const openWebKit = async ({ width, height }: Size): Promise<Browser> => {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(home, 'gtk-3.0'))
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), narrowWindow)
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  const { display, process: xvfb } = await startDisplay()
  const env = { ...process.env, DISPLAY: display, HOME: home, XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home, XDG_DATA_HOME: home, TZ: 'UTC' }
  const port = ports.web + 30
  const driver = spawn(WEBKIT, [`--port=${port}`], { stdio: 'ignore', env })
  const call = async <T>(method: 'POST' | 'GET' | 'DELETE', path: string, body?: object): Promise<T> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } }
    if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`)
    return value
  }
  for (let tries = 0; tries < 50; tries++)
    if (
      await call('GET', '/status').then(
        () => true,
        () => false,
      )
    )
      break
    else await wait(100)
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', { capabilities: {} })
  const session = `/session/${sessionId}`
  await call('POST', `${session}/window/rect`, { x: 0, y: 0, width, height })
  const evaluate = async <T>(expression: string) =>
    (
      JSON.parse(await call<string>('POST', `${session}/execute/sync`, { script: `return JSON.stringify([${expression}])`, args: [] })) as [
        T,
      ]
    )[0]
  // The window has a frame and a bar around the page.
  const [innerWidth, innerHeight] = await evaluate<[number, number]>('[innerWidth, innerHeight]')
  await call('POST', `${session}/window/rect`, { x: 0, y: 0, width: width + width - innerWidth, height: height + height - innerHeight })
  // A display without a window manager gives no window the focus, and then `:focus` matches nothing.
  const window = execFileSync(XDOTOOL, ['search', '--onlyvisible', '--class', 'MiniBrowser'], { env, encoding: 'utf8' }).trim().split('\n')
  execFileSync(XDOTOOL, ['windowfocus', window.at(-1)!], { env })
  const inside = async <T>(where: Where, act: () => Promise<T>): Promise<T> => {
    if (where === 'page') return act()
    await call('POST', `${session}/frame`, { id: 0 })
    try {
      return await act()
    } finally {
      await call('POST', `${session}/frame`, { id: null })
    }
  }
  return {
    open: (url) => call('POST', `${session}/url`, { url }),
    back: () => call('POST', `${session}/back`, {}),
    evaluate: <T>(expression: string, where: Where = 'page') => inside(where, () => evaluate<T>(expression)),
    press: async (x, y, pressMs = 5, where = 'page') => {
      // From the page, also into a frame: WebKit does not always add where the frame stands.
      const frame = `(({ left, top }) => [left, top])(document.querySelector('iframe').getBoundingClientRect())`
      const [left, top] = where === 'frame' ? await evaluate<[number, number]>(frame) : [0, 0]
      await call('POST', `${session}/actions`, { actions: pressActions(left + x, top + y, pressMs) })
    },
    type: (keys) => call('POST', `${session}/actions`, { actions: typeActions(keys) }),
    picture: async () => Buffer.from(await call<string>('GET', `${session}/screenshot`), 'base64'),
    close: async () => {
      await call('DELETE', session).catch(() => {})
      await end(driver)
      await end(xvfb)
      rmSync(home, { recursive: true, force: true })
    },
  }
}
