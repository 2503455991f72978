import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { engines } from '../../e2e/browsers/engines.ts'
import { clearTallies, writeTable } from '../rows/rows.ts'
import { runTasks } from '../tasks.ts'

// npm run test:browsers: walks through the product in Chromium, Firefox and WebKit. A browser that is not installed is "not run" and fails.
const root = join(import.meta.dirname, '../..')
const started = Date.now()

clearTallies('browsers')
runTasks('build')
const { status } = spawnSync('playwright', ['test', '--config', 'playwright.browsers.config.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ROWS_OF: 'browsers' },
})
console.log(`Tests by row of docs/spec/quality.md: ${writeTable()}`)
console.log(`npm run test:browsers took ${Math.round((Date.now() - started) / 1000)} s`)
const absent = Object.entries(engines).filter(([, { lacks }]) => lacks.length > 0)
for (const [name, { lacks }] of absent) console.error(`${name}: not run, this machine lacks ${lacks.join(', ')}.`)
process.exit(status === 0 && absent.length === 0 ? 0 : 1)
