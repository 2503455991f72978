import { createConcurrently, KillOthers, Logger, type CloseEvent } from 'concurrently'

/** A long-running program. */
export interface Part {
  /** As the person at the terminal is told of it, without an article: "platform". */
  readonly name: string
  /** Of the shell. */
  readonly command: string
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
}

export interface Running {
  /** The exit code, once all parts are gone: 0 after a stop, otherwise that of the part which ended by itself, or 1. */
  readonly ended: Promise<number>
  /** Aborts as soon as one part is gone. */
  readonly signal: AbortSignal
  readonly stop: (signal?: 'SIGTERM' | 'SIGKILL') => void
}

const STOP_WITHIN_MS = 12_000

// The shell gives its place to the program, so that a signal meets the program and not a shell around it.
const inPlaceOfShell = process.platform === 'win32' ? '' : 'exec '

/**
 * Runs parts side by side with their lines on this process' own output. They end with one another and with this process:
 * when one ends, or this process gets SIGINT, SIGTERM or SIGHUP, each is asked to stop by SIGTERM, and killed when it is
 * still there after `stopWithinMs`.
 */
export const runTogether = (parts: readonly Part[], { stopWithinMs = STOP_WITHIN_MS } = {}): Running => {
  const firstGone = new AbortController()
  const asked = new Set<number>()
  let isStopping = false
  const logger = new Logger({ hide: [], raw: true })
  // By its parts, since the ready-made `concurrently()` takes no `kill` of ours.
  const { commands, result } = createConcurrently(
    parts.map(({ name, command, cwd, env }) => ({ name, cwd, env, command: `${inPlaceOfShell}${command}` })),
    {
      raw: true,
      logger,
      controllers: [new KillOthers({ logger, conditions: ['success', 'failure'], killSignal: undefined, timeoutMs: stopWithinMs })],
      // Once only: a second signal cuts short what finishes its work. And to the program itself: the library's own way asks
      // `ps` for its children, which a slim machine has not.
      kill: (pid, signal) => {
        if (signal !== 'SIGKILL' && asked.has(pid)) return
        asked.add(pid)
        process.kill(pid, signal)
      },
    },
  )
  const stop = (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    isStopping = true
    for (const command of commands) command.kill(signal)
    setTimeout(() => commands.forEach((command) => command.kill('SIGKILL')), stopWithinMs).unref()
  }
  // By SIGTERM whatever came: a terminal has sent its SIGINT to the parts already.
  const stopAll = () => stop()
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, stopAll)
  for (const command of commands)
    command.close.subscribe(() => {
      if (!isStopping && !firstGone.signal.aborted) console.error(`\nThe ${command.name} stopped; its last line above says why.`)
      firstGone.abort()
    })
  const exitCode = (events: readonly CloseEvent[]) => (isStopping ? 0 : Number(events.find(({ killed }) => !killed)?.exitCode) || 1)
  const ended = result.then(exitCode, exitCode).finally(() => {
    for (const signal of signals) process.off(signal, stopAll)
  })
  return { ended, signal: firstGone.signal, stop }
}
