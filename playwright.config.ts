import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserLaunch } from './tools/browser.ts'
import { dataFolder } from './e2e/testing/dataFolder.ts'
import { LANES, origin, portsOf } from './e2e/testing/ports.ts'
import { portSettings } from './tools/start/product.ts'

const launch = await browserLaunch({ webGl: true })
/** A camera that nobody has to allow, and that shows a test picture. */
const fakeCamera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
const launchOptions = { ...launch, args: [...(launch.args ?? []), ...fakeCamera] }
/** LONG=1 takes in what `npm run test:long` runs. */
const isLong = process.env.LONG === '1'
const long = /(everyGame|heap|keyboard|links|narrow|scenes)\.spec\.ts/
// On a phone too what depends on the width, and nothing else.
const onPhone = /(account|budgets|buying|crypto|newPlayer|payByCard|routes|tip|withdrawalWays)\.spec\.ts/
// A page's heap is the same on every width.
const onPhoneToo = /(everyGame|keyboard|links|scenes)\.spec\.ts/
const onlyOnPhone = /(account|budgets)\.spec\.ts/
const lanes = Array.from({ length: LANES }, (_, lane) => ({ lane, ports: portsOf(lane) }))

export default defineConfig({
  testDir: 'e2e',
  workers: LANES,
  // Patience for a busy machine only: what is to happen within a time says so in its test.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  forbidOnly: true,
  // ADR 72: what needs a second try is named as flaky, fails its row, and is mended; it does not hold up everything else.
  retries: process.env.CI ? 1 : 0,
  reporter: [
    ['list'],
    ['html', { open: 'never', outputFolder: 'dist/playwright-report' }],
    ['./tools/rows/playwrightRows.ts'],
    ['./e2e/testing/reachedReporter.ts'],
  ],
  outputDir: 'dist/playwright',
  use: {
    launchOptions,
    browserName: 'chromium',
    baseURL: origin,
    locale: 'en-US',
    timezoneId: 'UTC',
    // The worker fetches the whole app for each test anew, a tenth of the run: it is there where a test is about it, or goes the whole way.
    serviceWorkers: 'block',
    // A trace of every test is a fifth of the run: CI traces only what it tries again.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  webServer: lanes.map(({ lane, ports }) => ({
    name: `Product ${lane}`,
    command: 'node tools/start/start.ts --no-build',
    url: `http://localhost:${ports.web}/health/ready`,
    timeout: 200_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
    env: {
      ...portSettings(ports),
      DATA_DIR: join(dataFolder, `${lane}/api`),
      LOG_LEVEL: 'warn',
    },
  })),
  projects: [
    { name: 'desktop', testIgnore: isLong ? onlyOnPhone : [onlyOnPhone, long], use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testMatch: isLong ? [onPhone, onPhoneToo] : onPhone,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
})
