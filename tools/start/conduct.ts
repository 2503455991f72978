import type { ChildProcess } from 'node:child_process'

const STOP_WITHIN_MS = 12_000

export interface Ensemble {
  /** Takes a process in; when it ends by itself, all the others end too. */
  readonly add: (name: string, child: ChildProcess) => void
  readonly stop: (code: number) => void
  readonly isStopping: () => boolean
}

/** Keeps the processes of the product together: they end with one another, and with this one. */
export const conduct = (): Ensemble => {
  const children: ChildProcess[] = []
  let isStopping = false
  const stop = (code: number) => {
    if (isStopping) return
    isStopping = true
    process.exitCode = code
    for (const child of children) child.kill('SIGTERM')
    setTimeout(() => process.exit(code), STOP_WITHIN_MS).unref()
  }
  process.on('SIGINT', () => stop(0))
  process.on('SIGTERM', () => stop(0))
  return {
    add: (name, child) => {
      child.on('exit', (code) => {
        if (!isStopping) console.error(`\nThe ${name} stopped; its last line above says why.`)
        stop(code || 1)
      })
      children.push(child)
    },
    stop,
    isStopping: () => isStopping,
  }
}
