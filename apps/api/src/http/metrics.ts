import { createHash, timingSafeEqual } from 'node:crypto'
import { sendText } from './answer.ts'
import type { HttpRoute } from './route.ts'

/** One figure of monitoring, for each value of a label; of which there may be none yet. */
export interface Metric {
  readonly name: string
  readonly type: 'counter' | 'gauge'
  readonly help: string
  readonly label: string
  readonly values: ReadonlyMap<string, bigint | number>
}

const escaped = (value: string): string => value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

/** Figures in the text format of Prometheus. */
export const textOf = (metrics: readonly Metric[]): string =>
  metrics
    .flatMap(({ name, type, help, label, values }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...[...values].map(([of, value]) => `${name}{${label}="${escaped(of)}"} ${value}`),
    ])
    .map((line) => `${line}\n`)
    .join('')

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** What monitoring reads; none where the platform has no secret for it. The figures are of the whole platform, whichever node answers. */
export const metricsRoutes = (secret: string | undefined, read: () => Promise<readonly Metric[]>): readonly HttpRoute[] => {
  if (secret === undefined) return []
  const expected = hashOf(`Bearer ${secret}`)
  return [
    {
      method: 'GET',
      path: '/metrics',
      handle: async (request, _body, response) => {
        if (!timingSafeEqual(hashOf(request.headers.authorization ?? ''), expected)) {
          response.setHeader('www-authenticate', 'Bearer')
          return sendText(response, 401, 'This address asks for METRICS_SECRET as a bearer token.\n')
        }
        const text = textOf(await read())
        response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' })
        response.end(text)
      },
    },
  ]
}
