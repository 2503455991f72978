import { join } from 'node:path'
import { runTasks } from '../tasks.ts'
import { productData, productPart, productPorts, productSettings } from './product.ts'
import { runProduct } from './runProduct.ts'

// npm run dev: the whole product with the app from its sources. A change of the app shows at once, one of the platform starts it again.
const APP_PORT = 5173

console.log('Building what stands outside the product (from the cache where nothing changed) …')
runTasks('@lagoon/sandbox#build', '@lagoon/covers#build')

const ports = productPorts()
const origin = `http://localhost:${APP_PORT}`
const settings = productSettings(ports, productData(), origin)
process.exitCode = await runProduct({
  parts: [
    productPart('sandbox', settings.sandbox, { isWatched: true }),
    productPart('api', settings.api, { isWatched: true }),
    {
      name: 'app',
      command: 'vite',
      cwd: join(import.meta.dirname, '../../apps/web'),
      env: { ...process.env, API_ORIGIN: `http://localhost:${ports.web}` },
    },
  ],
  ports,
  more: [origin],
  greeting: `
Lagoon, with hot reload:   ${origin}
Mail inbox:                http://localhost:${ports.mail}
Operator's desk:           http://localhost:${ports.desk}
Back office:               http://localhost:${ports.backOffice}   (people decide about withdrawals and verifications, and reply to tickets)
Ctrl+C stops it; what was played stays in .data
`,
})
