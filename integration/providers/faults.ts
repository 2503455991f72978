import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * What the line does to one call. `lost`: it never arrives. `silent`: it is done, and its answer lost. `cut`: half of its answer comes.
 * `broken`: it is done, and a gateway answers in its place. `twice`: it arrives twice. `swapped`: it is done, and the answer before it,
 * to whatever call, comes in its place. `late`: it arrives after its caller has given up.
 */
export const faults = ['lost', 'silent', 'cut', 'broken', 'twice', 'swapped', 'late'] as const
export type Fault = (typeof faults)[number]

/** Numbers from 0 to below 1, the same for the same seed. */
export const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}

interface Answer {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: Buffer
}

/** Long enough for its caller to have asked about it. */
const LATE_MS = 1_500

/** A line between two servers on which calls go wrong as `choose` says; it passes on what it is told nothing about. */
export const faultLine = async (port: number, target: () => string) => {
  let choose: (method: string, path: string) => Fault | null = () => null
  let isDown = false
  let before: Answer | undefined
  const passed: { readonly path: string; readonly at: number }[] = []
  const met: { readonly path: string; readonly fault: Fault }[] = []
  const late = new Set<Promise<unknown>>()

  const forward = async (request: IncomingMessage, body: Buffer): Promise<Answer> => {
    const headers = Object.entries(request.headers).filter(([name]) => !['host', 'connection', 'content-length'].includes(name))
    const response = await fetch(new URL(request.url ?? '/', target()), {
      method: request.method ?? 'GET',
      headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    })
    const kept = ['content-type', 'etag'].flatMap((name) => {
      const value = response.headers.get(name)
      return value === null ? [] : [[name, value]]
    })
    return {
      status: response.status,
      headers: Object.fromEntries(kept) as Record<string, string>,
      body: Buffer.from(await response.arrayBuffer()),
    }
  }
  const tell = (response: ServerResponse, { status, headers, body }: Answer) => void response.writeHead(status, headers).end(body)

  const suffer = async (fault: Fault | null, request: IncomingMessage, body: Buffer, response: ServerResponse): Promise<void> => {
    if (fault === 'lost') return void response.destroy()
    if (fault === 'late') {
      response.destroy()
      const arrival = new Promise((resolve) => setTimeout(resolve, LATE_MS)).then(() => forward(request, body).catch(() => undefined))
      late.add(arrival)
      return void arrival.finally(() => late.delete(arrival))
    }
    if (fault === 'twice') await forward(request, body)
    const answer = await forward(request, body)
    const previous = before
    before = answer
    if (fault === 'silent') return void response.destroy()
    if (fault === 'broken')
      return tell(response, { status: 502, headers: { 'content-type': 'text/html' }, body: Buffer.from('<h1>Bad gateway</h1>') })
    if (fault === 'swapped') return tell(response, previous ?? { status: 200, headers: {}, body: Buffer.from('{}') })
    if (fault === 'cut') {
      response.writeHead(answer.status, { ...answer.headers, 'content-length': answer.body.length })
      response.write(answer.body.subarray(0, answer.body.length >> 1))
      return void setTimeout(() => response.destroy(), 5)
    }
    tell(response, answer)
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (isDown) return void response.destroy()
      const path = new URL(request.url ?? '/', 'http://line').pathname
      passed.push({ path, at: performance.now() })
      const fault = choose(request.method ?? '', path)
      if (fault) met.push({ path, fault })
      suffer(fault, request, Buffer.concat(chunks), response).catch(() => response.destroy())
    })
  })
  // A port that is taken is an error, not a line that never comes up.
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Every call so far, those that went wrong too; by the clock of `performance`. */
    passed,
    /** What went wrong so far. */
    met,
    /** From now on calls go wrong so; without a rule none does. */
    rule: (next: (method: string, path: string) => Fault | null = () => null) => {
      choose = next
    },
    /** One fault for the next call whose path matches. */
    once: (path: RegExp, fault: Fault) => {
      const before = choose
      choose = (method, at) => {
        if (!path.test(at)) return before(method, at)
        choose = before
        return fault
      }
    },
    down: (is: boolean) => {
      isDown = is
    },
    /** Waits for what is late. */
    calm: () => Promise.allSettled(late),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
export type FaultLine = Awaited<ReturnType<typeof faultLine>>
