import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { engines } from './e2e/browsers/engines.ts'
import { portsOf } from './e2e/testing/ports.ts'
import { portSettings } from './tools/start/product.ts'

const ports = portsOf(0)

/** Walks through the product in browsers of three engines: `npm run test:browsers`. */
export default defineConfig({
  testDir: 'e2e/browsers',
  testMatch: '*.walk.ts',
  // Engines beside each other would wait for each other's pictures; and the demo player logs in on one device at a time.
  workers: 1,
  timeout: 200_000,
  expect: { timeout: 45_000 },
  forbidOnly: true,
  reporter: [['list'], ['./tools/rows/playwrightRows.ts']],
  outputDir: 'dist/playwright-browsers',
  webServer: {
    name: 'Product',
    command: 'node tools/start/start.ts --no-build',
    url: `http://localhost:${ports.web}/health/ready`,
    timeout: 200_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { ...portSettings(ports), DATA_DIR: join(import.meta.dirname, `dist/e2e-data/browsers-${Date.now()}/api`), LOG_LEVEL: 'warn' },
  },
  projects: Object.keys(engines).map((name) => ({ name })),
})
