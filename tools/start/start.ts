import { parseArgs } from 'node:util'
import { build } from './build.ts'
import { conduct } from './conduct.ts'
import { launch, productData, productIsReady, productPorts, productSettings } from './product.ts'

// npm start: builds what changed, then runs the platform and what stands outside it. One address to open at the end.
const { values } = parseArgs({ options: { 'no-build': { type: 'boolean', default: false } } })

if (!values['no-build']) {
  console.log('Building the app and the games (from the cache where nothing changed) …')
  build()
}

const ports = productPorts()
const settings = productSettings(ports, productData())
const { add, stop, isStopping } = conduct()
add('sandbox', launch('sandbox', settings.sandbox))
add('platform', launch('api', settings.api))

if (await productIsReady(ports, 60_000, isStopping))
  console.log(`
Lagoon is open:   http://localhost:${ports.web}
Mail inbox:       http://localhost:${ports.mail}   (the letters that it sends)
Operator's desk:  http://localhost:${ports.desk}   (every state of the running product, by hand)
Demo player:      marina@lagoon.localhost with the password Lagoon-Demo-1
Ctrl+C stops it; what was played stays in .data
`)
else if (!isStopping()) {
  console.error('\nThe product did not get ready within a minute; the lines above say how far it came.')
  stop(1)
}
