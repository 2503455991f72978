import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { localIdentity } from '../../packages/contract/src/parties/localIdentity.ts'
import { localPayments } from '../../packages/contract/src/parties/localPayments.ts'
import { localPayouts } from '../../packages/contract/src/parties/localPayouts.ts'
import { localProviders } from '../../packages/contract/src/parties/localProviders.ts'
import { productIsReady, productPart, productSettings } from '../start/product.ts'
import { runTogether } from '../start/runTogether.ts'
import { runTasks } from '../tasks.ts'
import { benchFrames } from './benchFrames.ts'
import { benchPages } from './benchPages.ts'
import { benchPlay } from './benchPlay.ts'
import { benchScroll } from './benchScroll.ts'
import { pages } from './pages.ts'

// npm run bench [-- --only page|play|frames|scroll|ledger|platform|games] [-- --page home …] [-- --runs 5]: figures as ratios measured in one run. Not a test: machines are noisy.
const root = join(import.meta.dirname, '../..')
const { values } = parseArgs({
  options: { only: { type: 'string' }, page: { type: 'string', multiple: true }, runs: { type: 'string', default: '5' } },
})
const only = values.only ?? (values.page && 'page')
const wants = (part: string) => only === undefined || only === part
const wantedPages = pages.filter(({ name }) => values.page === undefined || values.page.includes(name))
const home = pages.find(({ name }) => name === 'home')
if (home && !wantedPages.includes(home) && wantedPages.some(({ speed }) => Object.values(speed).some((limit) => 'timesHome' in limit)))
  wantedPages.unshift(home)
if (wantedPages.length === 0) throw new Error(`--page takes one of: ${pages.map(({ name }) => name).join(', ')}`)
const run = (command: string, args: readonly string[], cwd = root) => spawnSync(command, args, { cwd, stdio: 'inherit' }).status ?? 1

/** Measures a product that runs for it alone. */
const withProduct = async (measure: (origin: string) => Promise<boolean>): Promise<boolean> => {
  const data = mkdtempSync(join(tmpdir(), 'bench-'))
  const providers = Object.fromEntries(localProviders.map(({ id }, index) => [id, 4401 + index]))
  const payments = Object.fromEntries(localPayments.map(({ id }, index) => [id, 4415 + index]))
  const payouts = Object.fromEntries(localPayouts.map(({ id }, index) => [id, 4426 + index]))
  const identity = Object.fromEntries(localIdentity.map(({ id }, index) => [id, 4436 + index]))
  const around = { mail: 4410, smtp: 4425, desk: 4411, backOffice: 4437, ipLookup: 4412, marketing: 4413, push: 4414 }
  const ports = { web: 4400, providers, payments, payouts, identity, ...around }
  const settings = productSettings(ports, data)
  const product = runTogether([
    productPart('sandbox', { ...settings.sandbox, LOG_LEVEL: 'warn' }),
    productPart('api', { ...settings.api, LOG_LEVEL: 'warn' }),
  ])
  try {
    if (!(await productIsReady(ports, product.signal))) throw new Error('the product did not get ready')
    return await measure(`http://localhost:${ports.web}`)
  } finally {
    product.stop()
    await product.ended
    rmSync(data, { recursive: true, force: true })
  }
}

runTasks('build')
const ofProduct = [
  ['page', (origin: string) => benchPages(origin, wantedPages, Number(values.runs))],
  ['play', (origin: string) => benchPlay(origin, Number(values.runs))],
  ['frames', benchFrames],
] as const
const wantedOfProduct = ofProduct.filter(([part]) => wants(part))
const areKept =
  wantedOfProduct.length === 0 ||
  (await withProduct(async (origin) => {
    const kept: boolean[] = []
    for (const [, measure] of wantedOfProduct) kept.push(await measure(origin))
    return !kept.includes(false)
  }))
const isSmooth = wants('scroll') ? await benchScroll() : true
const ledger = wants('ledger') ? run(process.execPath, ['bench/ledger.ts'], join(root, 'apps/api')) : 0
const platform = wants('platform') ? run(process.execPath, ['bench/platform.ts'], join(root, 'apps/api')) : 0
const games = [
  ['apps/api', 'bench/shots.ts'],
  ['integration', 'bench/spins.ts'],
  ['apps/sandbox', 'bench/crash.ts'],
] as const
const missed = wants('games') ? games.filter(([folder, script]) => run(process.execPath, [script], join(root, folder)) !== 0) : []
process.exit(areKept && isSmooth && missed.length === 0 ? ledger || platform : 1)
