import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { picturePaths } from './paths.ts'
import { clientScript } from './report/clientScript.ts'
import { reviewServer } from './report/reviewServer.ts'

// npm run visual:review: the report of the last run on localhost, where approving copies a picture over its baseline.
if (!existsSync(picturePaths.reported)) {
  console.error('There is no report yet: npm run visual writes one.')
  process.exit(1)
}
const server = reviewServer(await clientScript(), picturePaths)
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () =>
  console.log(`Review the pictures on http://127.0.0.1:${(server.address() as AddressInfo).port} (Ctrl+C ends it).`),
)
