import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pressActions, typeActions, type Browser, type Size, type Where } from './browser.ts'

export const FIREFOX = '/usr/bin/firefox-esr'

interface Answer {
  readonly id?: number
  readonly type: 'success' | 'error' | 'event'
  readonly result?: unknown
  readonly error?: string
  readonly message?: string
}

/** Calls commands of WebDriver BiDi on a socket. */
const commandsOn = async (address: string) => {
  const socket = new WebSocket(address)
  const waiting = new Map<number, (answer: Answer) => void>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    if (answer.id === undefined) return
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', reject, { once: true })
  })
  const call = async <T>(method: string, params: object): Promise<T> => {
    const id = ++last
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const answer = await answered
    if (answer.type === 'error') throw new Error(`${method}: ${answer.error}: ${answer.message}`)
    return answer.result as T
  }
  return { call, close: () => socket.close() }
}

/** Debian's Firefox, driven by WebDriver BiDi, which it speaks itself: neither geckodriver nor a download. */
export const openFirefox = async ({ width, height }: Size): Promise<Browser> => {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  writeFileSync(join(profile, 'user.js'), 'user_pref("intl.accept_languages", "en-GB");\nuser_pref("ui.prefersReducedMotion", 1);\n')
  const firefox = spawn(FIREFOX, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile, TZ: 'UTC' },
  })
  const ended = new Promise<void>((resolve) => firefox.once('exit', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    firefox.stderr.on('data', (piece: Buffer) => {
      said += piece.toString()
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1]
      if (found !== undefined) resolve(found)
    })
    firefox.once('exit', () => reject(new Error(`Firefox did not start: ${said}`)))
  })
  const { call, close } = await commandsOn(`${address}/session`)
  await call('session.new', { capabilities: {} })
  const trees = () => call<{ contexts: { context: string; children: { context: string }[] }[] }>('browsingContext.getTree', {})
  const context = (await trees()).contexts[0]!.context
  await call('browsingContext.setViewport', { context, viewport: { width, height } })
  const contextOf = async (where: Where) => (where === 'page' ? context : (await trees()).contexts[0]!.children[0]!.context)

  return {
    open: async (url) => void (await call('browsingContext.navigate', { context, url, wait: 'complete' })),
    back: async () => void (await call('browsingContext.traverseHistory', { context, delta: -1 })),
    evaluate: async <T>(expression: string, where: Where = 'page') => {
      const { result, exceptionDetails } = await call<{ result?: { value: string }; exceptionDetails?: { text: string } }>(
        'script.evaluate',
        { expression: `JSON.stringify([${expression}])`, target: { context: await contextOf(where) }, awaitPromise: true },
      )
      if (result === undefined) throw new Error(exceptionDetails?.text ?? 'The expression has no value.')
      return (JSON.parse(result.value) as [T])[0]
    },
    press: async (x, y, pressMs = 5, where = 'page') =>
      void (await call('input.performActions', { context: await contextOf(where), actions: pressActions(x, y, pressMs) })),
    type: async (keys) => void (await call('input.performActions', { context, actions: typeActions(keys) })),
    picture: async () => Buffer.from((await call<{ data: string }>('browsingContext.captureScreenshot', { context })).data, 'base64'),
    close: async () => {
      close()
      firefox.kill()
      await ended
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
