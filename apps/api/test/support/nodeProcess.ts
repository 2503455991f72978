import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '@lagoon/testing/freePort'
import { secrets } from './runMain.ts'

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

/** On a busy machine, too. */
const READY_WITHIN_MS = 60_000

/** The platform in a process of its own, which may be hurt. */
export interface NodeProcess {
  readonly address: string
  /** How it ended: its exit code, or the signal that killed it; undefined while it runs. */
  readonly ended: () => string | undefined
  /** Everything it wrote. */
  readonly said: () => string
  /** Sends a signal, and resolves when the process is gone. */
  readonly end: (signal: NodeJS.Signals) => Promise<string>
}

/** Starts a node and resolves when it is ready; rejects with what it wrote where it ends before. */
export const startNodeProcess = async (environment: Record<string, string>): Promise<NodeProcess> => {
  const port = await freePort()
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      WEB_DIST: '/nowhere',
      SEED: 'off',
      PORT: String(port),
      DRAIN_SECONDS: '0',
      ...secrets,
      ...environment,
    },
  })
  let said = ''
  let ended: string | undefined
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += String(chunk)))
  const gone = once(child, 'exit').then(([code, signal]) => (ended = String(code ?? signal)))
  const address = `http://127.0.0.1:${port}`
  for (const deadline = Date.now() + READY_WITHIN_MS; ; await wait(50)) {
    if (ended === undefined && Date.now() > deadline) child.kill('SIGKILL')
    if (ended !== undefined) throw new Error(`the node did not start: ${said}`)
    const ready = await fetch(`${address}/health/ready`).catch(() => undefined)
    if (ready?.ok) break
  }
  return {
    address,
    ended: () => ended,
    said: () => said,
    end: (signal) => {
      child.kill(signal)
      return gone
    },
  }
}
