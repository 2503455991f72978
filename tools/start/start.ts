import { parseArgs } from 'node:util'
import { runTasks } from '../tasks.ts'
import { productData, productPart, productPorts, productSettings } from './product.ts'
import { runProduct } from './runProduct.ts'

// npm start: builds what changed, then runs the platform and what stands outside it. One address to open at the end.
const { values } = parseArgs({ options: { 'no-build': { type: 'boolean', default: false } } })

if (!values['no-build']) {
  console.log('Building the app and the games (from the cache where nothing changed) …')
  runTasks('build')
}

const ports = productPorts()
const settings = productSettings(ports, productData())
process.exitCode = await runProduct({
  parts: [productPart('sandbox', settings.sandbox), productPart('api', settings.api)],
  ports,
  greeting: `
Lagoon is open:   http://localhost:${ports.web}
Mail inbox:       http://localhost:${ports.mail}   (the messages that it sends)
Operator's desk:  http://localhost:${ports.desk}   (every state of the running product, by hand)
Back office:      http://localhost:${ports.backOffice}   (people decide about withdrawals and verifications, and reply to tickets)
Demo player:      marina@lagoon.localhost with the password Lagoon-Demo-1
Ctrl+C stops it; what was played stays in .data
`,
})
