import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { browserLaunch } from '../browser.ts'
import { launch, productIsReady, productSettings } from '../start/product.ts'

// npm run bench [-- --only page|ledger] [-- --runs 5]: figures as ratios measured in one run. Not a test: machines are noisy.
const root = join(import.meta.dirname, '../..')
const { values } = parseArgs({ options: { only: { type: 'string' }, runs: { type: 'string', default: '5' } } })
const wants = (part: string) => values.only === undefined || values.only === part
const run = (command: string, args: readonly string[], cwd = root, env: NodeJS.ProcessEnv = process.env) =>
  spawnSync(command, args, { cwd, stdio: 'inherit', env }).status ?? 1

/** Ratios are against a bare React page measured in the same rounds on the same slow phone. */
const homeBudget = 'jsKB<=2.0,fcpMs<=1.0,lcpMs<=1.8,tbtMs<=100ms,cls<=0abs,requests<=25abs,imageKB<=250kB'

const benchPage = async (): Promise<number> => {
  const { executablePath, env } = await browserLaunch()
  const data = mkdtempSync(join(tmpdir(), 'bench-'))
  const ports = { web: 4400, provider: 4401, mail: 4410, smtp: 4425, desk: 4411, ipLookup: 4412, marketing: 4413 }
  const settings = productSettings(ports, data)
  const children = [launch('sandbox', { ...settings.sandbox, LOG_LEVEL: 'warn' }), launch('api', { ...settings.api, LOG_LEVEL: 'warn' })]
  try {
    if (!(await productIsReady(ports, 60_000))) throw new Error('the product did not get ready')
    const args = [
      'tools/measure-page.mjs',
      `http://localhost:${ports.web}/`,
      '--name',
      'home',
      '--ready',
      'a[href*="/game-"] img',
      '--floor',
    ]
    return run(
      process.execPath,
      [...args, '--runs', values.runs, '--budget', homeBudget, '--out', 'dist/bench-page.json', '--shots', 'dist/bench'],
      root,
      {
        ...process.env,
        ...env,
        CHROMIUM_PATH: executablePath,
      },
    )
  } finally {
    const gone = children.map((child) => new Promise((resolve) => child.once('exit', resolve)))
    for (const child of children) child.kill('SIGTERM')
    await Promise.all(gone)
    rmSync(data, { recursive: true, force: true })
  }
}

const build = run('turbo', ['run', 'build', '--output-logs=errors-only'])
if (build !== 0) process.exit(build)
const page = wants('page') ? await benchPage() : 0
const ledger = wants('ledger') ? run(process.execPath, ['bench/ledger.ts'], join(root, 'apps/api')) : 0
process.exit(page || ledger)
