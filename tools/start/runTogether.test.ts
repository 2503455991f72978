import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const stays = 'setInterval(() => {}, 1e3);'
/** Says when it is up and each time it is asked to stop; then takes its time to end its work. */
const tidy = (takesMs: number) =>
  `${stays} process.on("SIGTERM", () => { console.log("asked"); setTimeout(() => { console.log("done"); process.exit(0) }, ${takesMs}) }); console.log("up", process.pid)`
const stubborn = `${stays} process.on("SIGTERM", () => console.log("asked")); console.log("up", process.pid)`
/** Ends by itself once all are up: before that, nobody could stop tidily. */
const endsWith = (code: number) => `${stays} process.on("SIGUSR2", () => process.exit(${code})); console.log("up", process.pid, "ends")`

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

interface Options {
  readonly signal?: NodeJS.Signals
  readonly stopWithinMs?: number
}

/** Runs the parts until all are gone; once all are up, sends the signal, or tells the one part to end that ends by itself. */
const run = async (codes: readonly string[], { signal, stopWithinMs = 10_000 }: Options = {}) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'testing/runParts.ts'), String(stopWithinMs), ...codes])
  let output = ''
  let areUp = false
  const hear = (chunk: Buffer) => {
    output += chunk.toString()
    if (areUp || output.match(/up \d+.*\n/g)?.length !== codes.length) return
    areUp = true
    if (signal) child.kill(signal)
    else process.kill(Number(/up (\d+) ends/.exec(output)?.[1]), 'SIGUSR2')
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  const pids = [...output.matchAll(/up (\d+)/g)].map(([, pid]) => Number(pid))
  return { code, output, count: (word: string) => output.split(word).length - 1, left: pids.filter(isAlive) }
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s asks every part to stop, once, and waits for its work', async (signal) => {
  const { code, count, left } = await run([tidy(0), tidy(600)], { signal })
  expect({ code, asked: count('asked'), done: count('done'), left }).toEqual({ code: 0, asked: 2, done: 2, left: [] })
})

test.each([
  [7, 7],
  [0, 1],
])('a part that ends by itself with %i ends the others, and all with %i', async (own, whole) => {
  const { code, output, count, left } = await run([tidy(200), endsWith(own)])
  expect({ code, done: count('done'), left }).toEqual({ code: whole, done: 1, left: [] })
  expect(output).toContain('The part 1 stopped')
})

test('a part that does not stop is killed, whether the others stop or not', async () => {
  for (const codes of [
    [stubborn, tidy(0)],
    [stubborn, stubborn],
  ]) {
    const { code, count, left } = await run(codes, { signal: 'SIGTERM', stopWithinMs: 500 })
    expect({ code, asked: count('asked'), left }).toEqual({ code: 0, asked: 2, left: [] })
  }
  expect(await run([stubborn, endsWith(3)], { stopWithinMs: 500 })).toMatchObject({ code: 3, left: [] })
})
