import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build } from './build.ts'
import { conduct } from './conduct.ts'
import { launch, productData, productIsReady, productPorts, productSettings } from './product.ts'
import { untilReady } from './untilReady.ts'

// npm run dev: the whole product with the app from its sources. A change of the app shows at once, one of the platform starts it again.
const APP_PORT = 5173

console.log('Building what stands outside the product (from the cache where nothing changed) …')
build('--filter=@lagoon/sandbox')

const ports = productPorts()
const origin = `http://localhost:${APP_PORT}`
const settings = productSettings(ports, productData(), origin)
const { add, stop, isStopping } = conduct()
add('sandbox', launch('sandbox', settings.sandbox, { isWatched: true }))
add('platform', launch('api', settings.api, { isWatched: true }))
add(
  'app',
  spawn('vite', [], {
    cwd: join(import.meta.dirname, '../../apps/web'),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, API_ORIGIN: `http://localhost:${ports.web}` },
  }),
)

const isOpen = await Promise.all([productIsReady(ports, 60_000, isStopping), untilReady([origin], 60_000, isStopping)])
if (isOpen.every(Boolean))
  console.log(`
Lagoon, with hot reload:   ${origin}
Mail inbox:                http://localhost:${ports.mail}
Operator's desk:           http://localhost:${ports.desk}
Ctrl+C stops it; what was played stays in .data
`)
else if (!isStopping()) {
  console.error('\nThe product did not get ready within a minute; the lines above say how far it came.')
  stop(1)
}
